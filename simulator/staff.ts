import type { Data } from "./front.ts";
import { Merchant } from "./merchant.ts";

/** A merchant who ships paid orders and decides on refunds, so that trade continues unattended. */
export class Staff extends Merchant {
  protected async work(): Promise<void> {
    if (this.random.chance(0.6)) await this.#ship();
    else await this.#decide();
  }
  async #ship(): Promise<void> {
    const { data } = await this.front.get(
      "member/order/getList?status=unshipped&refundStatus=0&selfLifting=false&pageSize=20",
      this.token,
    );
    const parcels = ((data?.list ?? []) as Data[])
      .filter(() => this.random.chance(0.7))
      .map(({ id }) => ({
        orderId: id,
        deliveryType: "auspost",
        deliveryNo: `AP${this.random.whole(1e8, 9e8)}`,
      }));
    if (parcels.length === 0) return;
    const answer = await this.front.post(
      "member/order/delivery",
      { deliveryJson: parcels },
      this.token,
    );
    for (let shipped = answer.data?.shipped ?? 0; shipped > 0; shipped -= 1) this.tally.did("ship");
  }
  async #decide(): Promise<void> {
    const { data } = await this.front.get(
      "member/refund/getList?status=0,2&pageSize=10",
      this.token,
    );
    for (const { id, status } of (data?.list ?? []) as Data[]) {
      const [call, body] =
        status === 2 || status === "returned"
          ? ["confirmReceiveByShop", { restock: true }]
          : this.random.chance(0.75)
            ? ["agree", {}]
            : ["refuse", { reason: "Looks fine on our photos 照片看不出问题" }];
      const answer = await this.front.post(`member/refund/${call}`, { id, ...body }, this.token);
      if (answer.code === 200) this.tally.did(call);
      else this.tally.countRejected(call, String(answer.data?.error ?? answer.code));
    }
  }
}
