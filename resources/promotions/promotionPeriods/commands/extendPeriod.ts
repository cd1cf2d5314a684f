import { sql } from "kysely";
import { toTransactionContext } from "../../../../core/server/transactionContext.ts";
import { can, type Resource } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { forbidden, invalid, notFound } from "../../../../framework/server/domainError.ts";
import { readStored } from "../../../../framework/server/operations/readRecord.ts";
import { runAction } from "../../../../framework/server/operations/runAction.ts";
import { save } from "../../../../framework/server/operations/save.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../../errors.ts";
import { extendCard } from "../../giftCards/commands/changeCards.ts";
import { resourceOfKind } from "../periodTarget.ts";
import type { PeriodKind } from "../promotionPeriods.ts";

export type PeriodContext = Pick<
  AppContext,
  "engine" | "tx" | "actor" | "ip" | "locale" | "requestId"
>;
/** A row of the list, and the promotion that it is of. */
export interface Period {
  kind: PeriodKind;
  sourceId: number;
  endsAt: string | null;
}

/**
 * Returns the resource of a promotion, for an operation that the actor may run on it.
 *
 * @throws {DomainError} `permission.required` when the actor may not.
 */
function findResource(
  { engine, actor }: PeriodContext,
  kind: PeriodKind,
  operation: string,
): Resource {
  const resource: Resource = engine.resource(resourceOfKind[kind]);
  if (!can(actor, resource, operation)) throw forbidden(`${resource.access}:${operation}`);
  return resource;
}

/** Reads the instant in the shop's zone at which a day is over. */
async function readEnd({ tx, actor }: PeriodContext, day: string): Promise<Date> {
  const found = await tx.first(sql<Calculated<{ endsAt: CamelRow<"gift_cards">["endsAt"] }>>`
    select (${day}::date + 1)::timestamp at time zone s.time_zone as "endsAt"
    from shops s where s.id = ${actor.tenantId}`);
  if (!found) throw notFound();
  return new Date(found.endsAt);
}

/**
 * Moves the end of a promotion to a later day, by the save of the promotion itself, with all of its
 * rules.
 *
 * @throws {DomainError} `input.invalid` when the day is not later than its end.
 * @throws {DomainError} `permission.required` when the actor may not edit such promotions.
 */
export async function extendPeriod(
  context: PeriodContext,
  { kind, sourceId, endsAt }: Period,
  end: string,
): Promise<void> {
  const resource = findResource(context, kind, kind === "giftCard" ? "extend" : "edit");
  const newEnd = await readEnd(context, end);
  if (endsAt !== null && newEnd <= new Date(endsAt))
    throw invalid({ end: { key: "resources.promotionPeriods.validation.notLater" } });
  if (kind === "giftCard") return extendBatch(context, sourceId, end);
  const stored = await readStored(context.tx, resource, context.actor, sourceId);
  const values = toValues(kind, stored, { end, endsAt: newEnd });
  await save({ ...context, resource }, { id: sourceId, version: null, values }, "edit");
}

const isRange = (value: unknown): value is { from: string; to: string } =>
  typeof value === "object" && value !== null && "from" in value && "to" in value;

/** The values of a promotion that ends on another day. */
function toValues(
  kind: Exclude<PeriodKind, "giftCard">,
  stored: Readonly<Record<string, unknown>>,
  { end, endsAt }: { end: string; endsAt: Date },
): Record<string, unknown> {
  switch (kind) {
    case "voucher":
    case "freeDelivery":
      return { end };
    case "flashSale":
      return { seckillEndTime: endsAt.toISOString() };
    case "coupon":
      return {
        activity: { ...(isRange(stored.activity) ? stored.activity : { from: end }), to: end },
      };
    case "groupActivity":
      throw domainError("period.withoutEnd");
  }
}

/** Extends the active cards of the batch that a card is of, each by its own command. */
async function extendBatch(context: PeriodContext, cardId: number, end: string): Promise<void> {
  const { tx } = context;
  const ids = await tx.readValues(sql<number>`
    select k.id from gift_cards k join gift_cards b on b.shop_id = k.shop_id and b.batch = k.batch
      and b.ends_at = k.ends_at
    where b.id = ${cardId} and k.status in ('active', 'usedUp', 'deactivated') order by k.id`);
  await tx.asSystem(async () => {
    for (const id of ids) await extendCard(toTransactionContext(context), Number(id), end);
  });
}

/**
 * Ends a promotion now, by its own action.
 *
 * @throws {DomainError} `permission.required` when the actor may not end such promotions.
 */
export async function endPeriod(context: PeriodContext, { kind, sourceId }: Period): Promise<void> {
  const resource = findResource(context, kind, "close");
  const action = resource.actionList.find(({ name }) => name === "close");
  if (!action) throw domainError("period.withoutEnd");
  await runAction({ ...context, resource }, action, { id: sourceId, version: null }, {});
}
