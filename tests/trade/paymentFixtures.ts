import { signHeaders } from "../../adapters/pay/signature.ts";
import type { PayRequest, Started } from "../../server/payments/startPayment.ts";
import { startPayment } from "../../server/payments/startPayment.ts";
import type { TestServer } from "../testServer.ts";
import { picture, upload } from "../uploads.ts";
import type { Market } from "./orderFixtures.ts";

/** The receipt of a bank transfer, as the platform uploads it. */
export async function uploadReceipt(server: TestServer): Promise<string> {
  const { data } = await upload(
    server,
    "platform",
    "receipt.png",
    await picture("white"),
    "?confidential=1",
  );
  return data.imgUrl;
}

export const secret = "a secret of tests";
/** Fixtures and queries of payment tests. */
export function createPaymentFixtures(server: TestServer, market: Market) {
  const { pool } = server.database;
  const readRows = async (text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows;
  const getChargeId = (started: Started) => {
    if (started.status !== "open") throw new Error("nothing is open");
    return started.chargeId;
  };
  /** An order of one product, and its open payment attempt. */
  const begin = async (
    method: "wxPay" | "aliPay" = "wxPay",
    price = 12.5,
    cartItem: object = {},
  ) => {
    const buyer = await market.addBuyer();
    const { skuId } = await market.cartItem(price, 5, cartItem);
    const placed = await market.place(buyer, [{ skuId, qty: 1 }]);
    const started = await startPayment(server.engine, buyer, placed.payOrderNo, {
      method,
      channel: "app",
    });
    const order = placed.orders[0];
    if (!order) throw new Error("no order was placed");
    return { buyer, skuId, placed, order, chargeId: getChargeId(started) };
  };
  const again = (
    { buyer, placed }: { buyer: { id: number; name: string }; placed: { payOrderNo: string } },
    how: PayRequest,
  ) => startPayment(server.engine, buyer, placed.payOrderNo, how);
  const complete = async (chargeId: string, how: object = {}) => {
    const answer = await server.post(null, `sandbox/charges/${chargeId}/complete`, how);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    await server.pay.idle();
    return answer.data;
  };
  /** Sends a webhook event, genuine or forged. */
  const notify = (
    body: Record<string, unknown>,
    {
      by = secret,
      at = new Date(),
      provider = "wxPay",
    }: { by?: string; at?: Date; provider?: string } = {},
  ) => {
    const text = JSON.stringify({ provider, status: "paid", ...body });
    return server.request(null, {
      method: "POST",
      url: `/api/store/v1/payments/callback/${provider}`,
      payload: text,
      headers: { "content-type": "application/json", ...signHeaders(by, text, at) },
    });
  };
  const readPayments = (payOrderId: number) =>
    readRows("select * from payments where pay_order_id = $1 order by id", [payOrderId]);
  const readProviderRefunds = (payOrderId: number) =>
    readRows("select * from money_backs where pay_order_id = $1 order by id", [payOrderId]);
  const readOrder = async (id: number) =>
    (await readRows("select * from orders where id = $1", [id]))[0];
  const sum = async (
    account: string,
    holder: { provider?: string; buyerId?: number } = {},
  ): Promise<number> => {
    const [found] = await readRows(
      `select coalesce(sum(amount), 0)::int as sum from ledger_entries
       where account = $1 and ($2::text is null or provider = $2) and ($3::bigint is null or buyer_id = $3)`,
      [account, holder.provider ?? null, holder.buyerId ?? null],
    );
    return found.sum;
  };
  const idle = () => server.pay.idle();
  return {
    begin,
    again,
    complete,
    notify,
    readPayments,
    readProviderRefunds,
    readOrder,
    sum,
    readRows,
    idle,
    getChargeId,
  };
}
