/** The deal: the pile is shuffled, each hand gets its cards one by one, and the first prize is turned over. */

/** When what begins, and how long a card flies: parts of the whole time. */
const [FIRST, LAST, FLIES, PRIZE] = [0.2, 0.62, 0.2, 0.82];

const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

/** Sets the cards that lie there moving. `hands` are the cards of each hand, in order; the pile is where they come from. */
export function deal(pile: Element, hands: Element[][], prize: Element | null, time: number): Animation[] {
  const [x, y] = middle(pile.getBoundingClientRect());
  // All places before anything moves: else the browser would look at the whole table again for each card.
  const places = hands.map((cards) => cards.map((card) => middle(card.getBoundingClientRect())));
  const flights = hands.flatMap((cards, hand) =>
    cards.map((card, place) => {
      const [toX, toY] = places[hand]![place]!;
      const from = `translate(${x - toX}px, ${y - toY}px) rotate(-14deg) scale(0.8)`;
      const delay = time * (FIRST + ((LAST - FIRST) * place) / cards.length);
      return card.animate([{ transform: from, opacity: 0 }, { opacity: 1, offset: 0.2 }, {}], {
        delay,
        duration: time * FLIES,
        easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
        fill: "backwards",
      });
    }),
  );
  const shuffled = ["none", "rotate(-7deg) translate(-14%)", "rotate(7deg) translate(14%)", "rotate(-4deg)", "none"];
  flights.push(pile.animate({ transform: shuffled }, time * FIRST));
  const turned = [{ transform: "translate(-55%) rotateY(90deg)", opacity: 0 }, { opacity: 1, offset: 0.1 }, {}];
  const timing = { delay: time * PRIZE, duration: time * (1 - PRIZE), fill: "backwards" } as const;
  if (prize) flights.push(prize.animate(turned, timing));
  return flights;
}
