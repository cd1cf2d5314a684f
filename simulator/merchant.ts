import type { Random } from "../demo/random.ts";
import type { Front } from "./front.ts";
import type { Tally } from "./tally.ts";

/** A merchant of the simulation, who signs in first and works afterwards. */
export abstract class Merchant {
  protected readonly front: Front;
  protected readonly tally: Tally;
  protected readonly random: Random;
  protected token: string | null = null;
  readonly #login: { username: string; password: string };
  constructor(
    front: Front,
    tally: Tally,
    random: Random,
    login: { username: string; password: string },
  ) {
    this.front = front;
    this.tally = tally;
    this.random = random;
    this.#login = login;
  }
  /** Signs in where there is no session; otherwise does one piece of work. */
  async next(): Promise<void> {
    if (this.token !== null) return this.work();
    const { data } = await this.front.post("common/login", this.#login);
    this.token = data?.token ?? null;
  }
  protected abstract work(): Promise<void>;
}
