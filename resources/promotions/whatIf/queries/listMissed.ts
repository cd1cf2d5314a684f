import type { WhatIfReason } from "../whatIfCalls.ts";
import type { ListedPromotion } from "./listPromotions.ts";
import type { TriedOrder } from "./triedOrder.ts";

const stageOfKind = {
  freeDelivery: "freeDelivery",
  flashSale: "unitPrice",
  groupActivity: "unitPrice",
} as const;
type MissedKind = keyof typeof stageOfKind;
const isMissedKind = (kind: string): kind is MissedKind => Object.hasOwn(stageOfKind, kind);

/** Why the price of a cart did not ask about a promotion at a time. */
function findReason(
  { kind, status, startsAt, endsAt }: ListedPromotion,
  { now, early }: { now: Date; early: boolean },
): WhatIfReason {
  const isOver = status === "ended" || status === "closed";
  if (isOver || (endsAt !== null && new Date(endsAt) <= now)) return "expired";
  if (new Date(startsAt) > now && !early) return "notYet";
  // Free delivery is asked about for every address: what is picked up has no freight.
  return kind === "freeDelivery" ? "noSaving" : "scope";
}

/** Lists the promotions that a cart does not meet: of other products, ended ones, or for pickup. */
export const listMissed = ({ order, scope, listed }: TriedOrder) =>
  listed.flatMap((promotion) => {
    const { kind, sourceId, name, startsAt, endsAt } = promotion;
    const isAnswered = order.verdicts.some(
      ({ source }) => source.type === kind && source.id === sourceId,
    );
    if (isAnswered || !isMissedKind(kind)) return [];
    const reason = findReason(promotion, scope);
    return [
      {
        stage: stageOfKind[kind],
        source: kind,
        sourceId,
        name,
        applies: false,
        saves: null,
        reason,
        missing: null,
        from: reason === "notYet" ? new Date(startsAt).toISOString() : null,
        ended: reason === "expired" && endsAt ? new Date(endsAt).toISOString() : null,
        beatenBy: null,
        isLeftOut: false,
        isScheduled: promotion.status === "planned",
      },
    ];
  });
