import { expect } from "vitest";
import { type Data, Front } from "../../simulator/front.ts";
import { Mailbox } from "../../simulator/mailbox.ts";

const address = {
  name: "Wei Chen",
  phone: "+61 491 570 156",
  state: "NSW",
  city: "Sydney",
  postcode: "2000",
  address: "1 George Street",
};
interface Wanted {
  qty?: number;
  /** Products beside the customer's own, by their English titles, with how many of each. */
  others?: Readonly<Record<string, number>>;
  pickUp?: boolean;
  paid?: boolean;
  /** The ids of the buyer's own coupons. */
  couponIds?: readonly number[];
  /** The codes of vouchers. */
  voucherCodes?: readonly string[];
  /** The codes of gift cards. */
  giftCards?: readonly string[];
  /** The points that the buyer pays with at most. */
  points?: number;
  platformCouponId?: number;
}
export type Customer = Awaited<ReturnType<typeof openCustomer>>;

/** Creates a buyer of a shop's goods, who uses the storefront API. */
export async function openCustomer(base: string, { name, goods }: { name: string; goods: string }) {
  const front = new Front([base]);
  const done = async (answer: ReturnType<Front["get"]>): Promise<Data> => {
    const { code, message, data } = await answer;
    expect([code, message, data?.errors]).toEqual([200, expect.anything(), undefined]);
    return data;
  };
  const email = `${name.toLowerCase()}@shopper.example`;
  await done(front.post("store/v1/buyer/sendCode", { email, sendType: "register" }));
  const registered = {
    email,
    code: await new Mailbox(front).readCode(email),
    password: "a buyer's own words",
    nickname: name,
  };
  const { token } = await done(front.post("store/v1/buyer/register", registered));
  const get = (path: string) => done(front.get(`store/v1/${path}`, token));
  const post = (path: string, body: object) => done(front.post(`store/v1/${path}`, body, token));

  /** Finds the SKU of a product that has the most stock. */
  async function findSku(title: string): Promise<Data> {
    const { list } = await get(`goods?q=${encodeURIComponent(title)}`);
    const { skus }: { skus: Data[] } = await get(`goods/${list[0].id}`);
    return skus.sort((one, other) => other.stock - one.stock)[0];
  }
  const sku = await findSku(goods);

  const readOrder = (orderNo: string): Promise<Data> => get(`orders/${orderNo}`);
  /** Pays at the provider, and waits until the app has processed the webhook. */
  async function pay({ orderNo, payOrderNo }: Data): Promise<Data> {
    const { chargeId } = await post(`payments/${payOrderNo}/pay`, {
      method: "wxPay",
      channel: "h5",
    });
    await done(front.post(`sandbox/charges/${chargeId}/complete`, {}));
    await expect
      .poll(async () => (await readOrder(orderNo)).status, { timeout: 30_000 })
      .toBe("unshipped");
    return readOrder(orderNo);
  }
  const toCart = async ({
    qty = 1,
    others = {},
    pickUp = false,
    couponIds,
    voucherCodes,
    giftCards,
    points,
    platformCouponId,
  }: Wanted) => ({
    items: [
      { skuId: sku.id, qty },
      ...(await Promise.all(
        Object.entries(others).map(async ([title, count]) => ({
          skuId: (await findSku(title)).id,
          qty: count,
        })),
      )),
    ],
    ...(pickUp ? { selfLifting: true } : { address }),
    ...(couponIds ? { couponIds } : {}),
    ...(voucherCodes ? { voucherCodes } : {}),
    ...(giftCards ? { giftCards } : {}),
    ...(points ? { points } : {}),
    ...(platformCouponId ? { platformCouponId } : {}),
  });
  const quote = async (wanted: Wanted): Promise<Data> => post("orders/quote", await toCart(wanted));
  async function order({ paid = true, ...wanted }: Wanted = {}): Promise<Data> {
    const { amount } = await quote(wanted);
    const { orders, payOrderNo } = await post("orders", { ...(await toCart(wanted)), amount });
    return paid ? pay({ orderNo: orders[0].orderNo, payOrderNo }) : readOrder(orders[0].orderNo);
  }
  /** Claims a coupon of a shop; returns the id of the piece. */
  const claim = async (couponId: number): Promise<number> =>
    (await post(`coupons/${couponId}/claim`, {})).id;
  const listCoupons = (): Promise<Data[]> => get("coupons");
  /** Reads what the customer has of points, and what these are worth. */
  const readPoints = (): Promise<Data> => get("buyer/points");
  /** Claims a coupon of the platform; returns the id of the piece. */
  const claimOfPlatform = async (couponId: number): Promise<number> =>
    (await post(`platform-coupons/${couponId}/claim`, {})).id;
  const cancel = ({ orderNo }: Data): Promise<Data> => post(`orders/${orderNo}/cancel`, {});
  const askRefund = (
    { orderNo, lines }: Data,
    qty: number,
    reason: string,
    type: "refundOnly" | "returnAndRefund" = "refundOnly",
  ): Promise<Data> => post("refunds", { orderNo, lineId: lines[0].id, qty, type, reason });
  return {
    name,
    claim,
    claimOfPlatform,
    listCoupons,
    readPoints,
    quote,
    order,
    readOrder,
    pay,
    cancel,
    askRefund,
  };
}
