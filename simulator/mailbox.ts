import { demoPassword } from "../demo/members.ts";
import type { Data, Front } from "./front.ts";

/**
 * Reads the codes that the server has sent, in the way that a demo administrator sees them where no
 * transport delivers mail.
 */
export class Mailbox {
  readonly #front: Front;
  #token: Promise<string | null> | null = null;
  constructor(front: Front) {
    this.#front = front;
  }
  /** Returns the newest code sent to an address; null if there is none. */
  async readCode(recipient: string): Promise<string | null> {
    this.#token ??= this.#front
      .post("common/login", { username: "platform", password: demoPassword })
      .then(({ data }) => data?.token ?? null);
    const token = await this.#token;
    const { data } = await this.#front.get(
      `system/outbox/getList?recipient=${encodeURIComponent(recipient)}`,
      token,
    );
    const [newest]: Data[] = data?.list ?? [];
    if (!newest) return null;
    const message = await this.#front.get(`system/outbox/get?id=${newest.id}`, token);
    return /\b\d{6}\b/.exec(message.data?.body ?? "")?.[0] ?? null;
  }
}
