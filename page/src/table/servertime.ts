/** The server's time, by a clock of the browser that nobody sets. */
export class ServerTime {
  #ahead: number | null = null;

  constructor(private readonly local: () => number = () => performance.now()) {}

  /** Takes the time at which the server sent a message. Of all messages, the one that came quickest tells it best. */
  hears(sent: string): void {
    const ahead = Date.parse(sent) - this.local();
    this.#ahead = Math.max(this.#ahead ?? ahead, ahead);
  }

  get now(): number {
    return this.local() + (this.#ahead ?? 0);
  }
}
