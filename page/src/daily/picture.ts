/** The card to share as a picture: parchment, crowns for votes and a square for each trick. Like cards it is paper in both themes. */

import type { ShareCard } from "./results";

export const [WIDTH, HEIGHT] = [1200, 630]; // as previews of links have it
const [PAPER, EDGE, INK, SOFT, GOLD, RED] = ["#faf2de", "#a88a58", "#2a1d12", "#5a4530", "#d9a520", "#7a1f2b"];
const CROWN = new Path2D("M2 7l4 4 2-7 3 6 3-6 2 7 4-4-1.5 9c-4 1.5-11 1.5-15 0Z"); // 22 by 20
const FACTIONS = 5;
const SQUARE = 52;

export async function draw(canvas: HTMLCanvasElement, card: ShareCard): Promise<void> {
  const brush = canvas.getContext("2d")!;
  const face = getComputedStyle(canvas).fontFamily;
  const words = [card.title, card.result, card.streak, card.address].join("");
  // A canvas is not drawn again when a face arrives. Where one cannot be loaded, the system's is used.
  await document.fonts.load(`600 44px ${face}`, words).catch(() => {});

  /** Writes a line in the middle, smaller where it would be too long. */
  function write(text: string, y: number, size: number, colour: string): void {
    const fits = () => {
      brush.font = `600 ${size}px ${face}`;
      return brush.measureText(text).width <= WIDTH - 140;
    };
    while (!fits() && size > 16) size -= 2;
    brush.fillStyle = colour;
    brush.fillText(text, WIDTH / 2, y);
  }

  brush.fillStyle = PAPER;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.strokeStyle = EDGE;
  for (const [inset, width] of [
    [18, 6],
    [30, 2],
  ] as const) {
    brush.lineWidth = width;
    brush.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }
  brush.textAlign = "center";
  brush.textBaseline = "alphabetic";
  write(card.title, 108, 44, SOFT);
  write(card.result, 290, 76, RED);
  for (let vote = 0; vote < FACTIONS; vote++) {
    brush.save();
    brush.translate(WIDTH / 2 + (vote - FACTIONS / 2) * 88 + 11, 140);
    brush.scale(3, 3);
    brush.lineWidth = 1;
    brush.lineJoin = "round";
    brush.strokeStyle = vote < card.votes ? INK : EDGE;
    brush.fillStyle = GOLD;
    if (vote < card.votes) brush.fill(CROWN);
    brush.stroke(CROWN);
    brush.restore();
  }
  card.phases.forEach((phase, row) => {
    const left = (WIDTH - phase.length * (SQUARE + 12) + 12) / 2;
    phase.forEach((mine, at) => {
      const place = [left + at * (SQUARE + 12), 345 + row * (SQUARE + 16), SQUARE, SQUARE] as const;
      brush.fillStyle = brush.strokeStyle = INK;
      brush.lineWidth = 3;
      if (mine) brush.fillRect(...place);
      else brush.strokeRect(place[0] + 1.5, place[1] + 1.5, SQUARE - 3, SQUARE - 3);
    });
  });
  write([card.streak, card.address.replace(/^https?:\/\//, "")].filter(Boolean).join("  ·  "), 550, 30, SOFT);
}
