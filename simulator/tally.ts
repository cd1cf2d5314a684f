/** Counts of the simulation's actions, and every order that the server has acknowledged. */
export class Tally {
  readonly #counts = new Map<string, number>();
  readonly #rejections = new Map<string, number>();
  /** The buyer's token by the number of each acknowledged order. */
  readonly orders = new Map<string, string>();
  readonly #startedAt = Date.now();

  did(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }
  countRejected(what: string, why: string): void {
    const key = `${what}: ${why}`;
    this.#rejections.set(key, (this.#rejections.get(key) ?? 0) + 1);
  }
  line(): string {
    const seconds = Math.max(1, Math.round((Date.now() - this.#startedAt) / 1000));
    const done = [...this.#counts].map(([what, count]) => `${what} ${count}`).join(" · ");
    return `${seconds} s · ${done || "nothing yet"}`;
  }
  report(): string {
    const why = [...this.#rejections]
      .sort(([, one], [, other]) => other - one)
      .map(([what, count]) => `  ${count} × ${what}`);
    return [this.line(), ...(why.length ? ["Refused:", ...why] : [])].join("\n");
  }
}
