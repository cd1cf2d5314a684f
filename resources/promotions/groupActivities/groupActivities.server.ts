import type { Issues } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { groupActivities } from "./groupActivities.ts";
import { readGroupProduct } from "./queries/readGroupProduct.ts";

/** Validates a ladder: each step must require more people and a lower price than the one before. */
export function findLadderIssues(
  steps: readonly { num?: number | null; discounts?: number | null }[],
): Issues {
  const issues: Issues = {};
  for (const [place, { num, discounts }] of steps.entries()) {
    const before = steps[place - 1];
    if (!before) continue;
    if ((num ?? 0) <= (before.num ?? 0))
      issues[`groupJson.${place}.num`] = { key: "resources.groupActivities.validation.numRises" };
    if ((discounts ?? 0) >= (before.discounts ?? 0))
      issues[`groupJson.${place}.discounts`] = {
        key: "resources.groupActivities.validation.discountFalls",
      };
  }
  return issues;
}

interface Terms {
  groupNum?: number | null;
  groupJson?: readonly { num?: number | null; discounts?: number | null }[] | null;
}
/** Formats the group size: `3`, or for a ladder `2 (95%) / 3 (90%)`. */
export const formatPeople = ({ groupNum, groupJson }: Terms): string | null =>
  groupJson?.length
    ? groupJson.map(({ num, discounts }) => `${num} (${discounts}%)`).join(" / ")
    : (groupNum?.toString() ?? null);

export default defineRules(groupActivities, {
  beforeChange({ operation, record }) {
    if (!isSave(operation)) return;
    const issues = record.groupType === "ladder" ? findLadderIssues(record.groupJson ?? []) : {};
    if (Object.keys(issues).length > 0) throw invalid(issues);
  },
  async afterChange({ tx, rows }) {
    for (const { record, before } of rows) {
      if (before) continue;
      // If two promotions claim a product at the same time, one of them fails.
      const taken = await tx.first(
        tx.db
          .updateTable("goods")
          .set({ type: "group" })
          .where("id", "=", record.goods)
          .where("type", "in", ["ordinary", "group"])
          .returning("id"),
      );
      if (!taken)
        throw invalid({ goods: { key: "resources.groupActivities.validation.inFlashSale" } });
    }
  },
  async afterDelete({ tx, rows }) {
    await tx.run(
      tx.db
        .updateTable("goods")
        .set({ type: "ordinary" })
        .where("id", "=", anyId(rows.map(({ goods }) => goods)))
        .where("type", "=", "group"),
    );
  },
  calls: {
    getProduct: ({ tx, actor, input }) => readGroupProduct(tx, actor.tenantId ?? 0, input.goodsId),
  },
  async read({ tx, rows }) {
    const counted = await tx.run(
      tx.db
        .selectFrom("group_orders")
        .select(({ fn }) => [
          "activity_id as id",
          fn.countAll<number>().filterWhere("status", "=", "ongoing").as("ongoing"),
          fn.countAll<number>().filterWhere("status", "=", "succeeded").as("succeeded"),
        ])
        .where("activity_id", "=", anyId(rows.flatMap(({ id }) => id ?? [])))
        .groupBy("activity_id"),
    );
    for (const row of rows) {
      const { ongoing = 0, succeeded = 0 } = counted.find(({ id }) => id === row.id) ?? {};
      Object.assign(row, { ongoing, succeeded, people: formatPeople(row) });
    }
  },
});
