import type { PricedOrder } from "../../../pricing/index.ts";
import { toPromotionKey } from "../whatIfCart.ts";
import { findName, type TriedOrder } from "./triedOrder.ts";

type SourceVerdict = PricedOrder["verdicts"][number];

/** Finds the source that won a stage against one, for the same product. */
function findWinner({ verdicts }: PricedOrder, { stage, source, verdict }: SourceVerdict) {
  if (verdict.ok || verdict.reason !== "beaten") return undefined;
  return verdicts.find(
    (one) =>
      one.stage === stage &&
      one.source.id === verdict.beatenBy &&
      one.verdict.ok &&
      !one.source.offered &&
      (source.goodsId === undefined || one.source.goodsId === source.goodsId),
  );
}

/** Serializes what a promotion does to a tried cart, or why it does nothing. */
export function toVerdictRow(one: SourceVerdict, { order, scope, found }: TriedOrder) {
  const { stage, source, verdict } = one;
  const winner = findWinner(order, one);
  const known = found.get(toPromotionKey(source.type, source.id));
  return {
    stage,
    source: source.type,
    sourceId: source.id,
    name: findName(order, source),
    applies: verdict.ok && !source.offered,
    saves: verdict.ok || verdict.reason === "beaten" ? verdict.saves : null,
    reason: verdict.ok ? null : verdict.reason,
    missing: !verdict.ok && verdict.reason === "minimum" ? verdict.missing : null,
    from: !verdict.ok && verdict.reason === "notYet" ? verdict.from.toISOString() : null,
    ended:
      !verdict.ok && verdict.reason === "expired" ? (known?.endsAt?.toISOString() ?? null) : null,
    beatenBy: winner ? findName(order, winner.source) : null,
    isLeftOut: scope.isLeftOut(source.type, source.id),
    isScheduled: known?.isScheduled ?? (!verdict.ok && verdict.reason === "notYet"),
  };
}
