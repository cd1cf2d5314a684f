import type { Random } from "../demo/random.ts";
import type { Data, Front } from "./front.ts";
import type { Tally } from "./tally.ts";

/** A merchant who ships paid orders and decides on refunds, so that trade continues unattended. */
export class Staff {
  readonly #front: Front;
  readonly #tally: Tally;
  readonly #random: Random;
  readonly #login: { username: string; password: string };
  #token: string | null = null;
  constructor(front: Front, tally: Tally, random: Random, login: { username: string; password: string }) {
    this.#front = front;
    this.#tally = tally;
    this.#random = random;
    this.#login = login;
  }
  async next(): Promise<void> {
    if (this.#token === null) {
      const { data } = await this.#front.post("common/login", this.#login);
      this.#token = data?.token ?? null;
      return;
    }
    if (this.#random.chance(0.6)) await this.#ship();
    else await this.#decide();
  }
  async #ship(): Promise<void> {
    const { data } = await this.#front.get(
      "member/order/getList?status=unshipped&refundStatus=0&selfLifting=false&pageSize=20",
      this.#token,
    );
    const parcels = ((data?.list ?? []) as Data[])
      .filter(() => this.#random.chance(0.7))
      .map(({ id }) => ({ orderId: id, deliveryType: "auspost", deliveryNo: `AP${this.#random.whole(1e8, 9e8)}` }));
    if (parcels.length === 0) return;
    const answer = await this.#front.post("member/order/delivery", { deliveryJson: parcels }, this.#token);
    for (let shipped = answer.data?.shipped ?? 0; shipped > 0; shipped -= 1) this.#tally.did("ship");
  }
  async #decide(): Promise<void> {
    const { data } = await this.#front.get("member/refund/getList?status=0,2&pageSize=10", this.#token);
    for (const { id, status } of (data?.list ?? []) as Data[]) {
      const [call, body] =
        status === 2 || status === "returned"
          ? ["confirmReceiveByShop", { restock: true }]
          : this.#random.chance(0.75)
            ? ["agree", {}]
            : ["refuse", { reason: "Looks fine on our photos 照片看不出问题" }];
      const answer = await this.#front.post(`member/refund/${call}`, { id, ...body }, this.#token);
      if (answer.code === 200) this.#tally.did(call);
      else this.#tally.countRejected(call, String(answer.data?.error ?? answer.code));
    }
  }
}
