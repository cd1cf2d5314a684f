import type { Data } from "./front.ts";
import { Merchant } from "./merchant.ts";

/**
 * A merchant who ships paid orders, some of them in several parcels, and decides on refunds, so
 * that trade continues unattended.
 */
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
      .map(({ id, lines }) => ({
        orderId: id,
        deliveryType: "auspost",
        deliveryNo: `AP${this.random.whole(1e8, 9e8)}`,
        ...(this.random.chance(0.3) && this.#choosePart(lines ?? [])),
      }));
    if (parcels.length === 0) return;
    const answer = await this.front.post(
      "member/order/delivery",
      { deliveryJson: parcels },
      this.token,
    );
    if (answer.code !== 200)
      return this.tally.countRejected("ship", String(answer.data?.error ?? answer.code));
    for (const { lines } of parcels) if (lines) this.tally.did("shipPart");
    for (const { error } of (answer.data?.failed ?? []) as Data[])
      this.tally.countRejected("ship", String(error));
    for (let shipped = answer.data?.shipped ?? 0; shipped > 0; shipped -= 1) this.tally.did("ship");
  }
  /** Chooses a part of one line, whose other units another parcel brings. */
  #choosePart(lines: readonly Data[]): { lines?: readonly { lineId: number; qty: number }[] } {
    const left = lines.filter(({ qty, shippedQty, refundedQty }) => qty > shippedQty + refundedQty);
    if (left.length === 0) return {};
    const { id, qty, shippedQty, refundedQty } = this.random.pick(left);
    return { lines: [{ lineId: id, qty: this.random.whole(1, qty - shippedQty - refundedQty) }] };
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
