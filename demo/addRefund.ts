import { systemActor } from "../core/server/transactionContext.ts";
import {
  applyRefund,
  requestIntervention,
  submitReturn,
  withdrawRefund,
} from "../resources/orders/server.ts";
import {
  agree,
  agreeAsPlatform,
  confirmReturn,
  offerAmount,
  readLines,
  rejectAsPlatform,
  rejectRefund,
} from "../resources/orders/testing.ts";
import type { OrderScenario } from "./addTrade.ts";
import {
  type End,
  escalationReason,
  offerReason,
  refundReasons,
  refusalReasons,
  rulings,
  toBuyer,
} from "./tradeScenarios.ts";

/** Endings in which the platform is asked to decide. */
export const escalated: readonly End[] = ["intervention", "ruledForCustomer", "ruledForShop"];
const wanted: readonly End[] = [
  "applying",
  "offered",
  "waitingReturn",
  "returned",
  "rejected",
  ...escalated,
  "withdrawn",
  "refundedWhole",
  "refundedPartly",
  "refundedReturned",
  "refundFailing",
  "refundDeclined",
];
/** Endings in which the provider does not refund. */
export const failing: readonly End[] = ["refundFailing", "refundDeclined"];
/** Endings that begin soon after the order. */
const recent: readonly End[] = ["refundedWhole", "applying", "offered", ...failing];
const returning: readonly End[] = ["waitingReturn", "returned", "refundedReturned"];

/** Requests a refund for the order of a scenario, and brings it to its ending. */
export async function addRefund(scenario: OrderScenario): Promise<void> {
  const { market, random, end, buyer, after, order, staff, platform } = scenario;
  if (!wanted.includes(end)) return;
  const by = market.asBuyer(buyer);
  const lines = await market.command(systemActor, after(1), ({ tx }) => readLines(tx, [order.id]));
  const refundLines = end === "refundedWhole" ? lines : lines.slice(0, 1);
  const startedAt = recent.includes(end) ? 2 : 110;
  for (const line of refundLines) {
    const { id } = await market.command(by, after(startedAt), (one) =>
      applyRefund(one, buyer.id, {
        orderNo: order.orderNo,
        lineId: line.id,
        qty: end === "refundedWhole" ? line.qty : 1,
        refundInd: returning.includes(end) ? "returnAndRefund" : "refundOnly",
        reason: toBuyer(buyer, random.pick(refundReasons)),
      }),
    );
    const owner = { shopId: order.shopId };
    if (end === "offered")
      await market.command(staff, after(startedAt + 3), (one) =>
        offerAmount(one, id, owner, {
          amount: Math.ceil(line.paid / line.qty / 2),
          reason: toBuyer(buyer, offerReason),
        }),
      );
    if (end === "rejected" || escalated.includes(end))
      await market.command(staff, after(startedAt + 8), (one) =>
        rejectRefund(one, id, owner, toBuyer(buyer, random.pick(refusalReasons))),
      );
    if (escalated.includes(end))
      await market.command(by, after(startedAt + 20), (one) =>
        requestIntervention(one, buyer.id, id, { reason: toBuyer(buyer, escalationReason) }),
      );
    if (end === "ruledForCustomer")
      await market.command(platform, after(startedAt + 40), (one) =>
        agreeAsPlatform(one, id, { goodsBack: false, reason: toBuyer(buyer, rulings.customer) }),
      );
    if (end === "ruledForShop")
      await market.command(platform, after(startedAt + 44), (one) =>
        rejectAsPlatform(one, id, toBuyer(buyer, rulings.shop)),
      );
    if (end === "withdrawn")
      await market.command(by, after(startedAt + 5), (one) => withdrawRefund(one, buyer.id, id));
    if (returning.includes(end) || end.startsWith("refund"))
      await market.command(staff, after(startedAt + 6), (one) => agree(one, id, owner));
    if (end === "returned" || end === "refundedReturned")
      await market.command(by, after(startedAt + 30), (one) =>
        submitReturn(one, buyer.id, id, {
          deliveryType: "auspost",
          deliveryNo: `RT${random.whole(1e8, 9e8)}`,
        }),
      );
    if (end === "refundedReturned")
      await market.command(staff, after(startedAt + 90), (one) =>
        confirmReturn(one, id, owner, random.chance(0.7)),
      );
    await market.sendMoney(after(startedAt + 91));
  }
}
