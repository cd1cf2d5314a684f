import type { Actor } from "../../../../framework/schema/index.ts";
import { audit } from "../../../../framework/server/audit.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { type ReviewState, reviewStates, shopInfo } from "../../shopInfo/shopInfo.ts";

interface Decision {
  engine: Engine;
  tx: Tx;
  actor: Actor;
  record: { id: number; version: number; names: unknown };
}
/**
 * Records the platform's decision in the shop's own log; the platform's log contains it as an
 * action.
 */
export async function notifyShop(
  { engine, tx, actor, record }: Decision,
  shopId: number,
  state: ReviewState,
) {
  const context = { engine, tx, resource: shopInfo, actor, ip: "", requestId: "" };
  const { id, version, names } = record;
  await audit(context, {
    operation: "edit",
    record: { id, version, names, shopId },
    changes: { status: [reviewStates.reviewing, reviewStates[state]] },
  });
}
