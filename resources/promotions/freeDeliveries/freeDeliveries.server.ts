import { defineRules } from "../../../framework/server/defineRules.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { isOver, periodActions, setPeriod } from "../period/commands/setPeriod.ts";
import { freeDeliveries } from "./freeDeliveries.ts";
import { readUses } from "./queries/readUses.ts";

export default defineRules(freeDeliveries, {
  async beforeChange(context) {
    if (!isSave(context.operation) || isOver(context.before)) return;
    await setPeriod("freeDeliveries", context);
  },
  async read({ tx, rows }) {
    const uses = await readUses(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    );
    for (const row of rows) {
      const found = uses.get(row.id ?? 0);
      Object.assign(row, { usedNum: found?.used ?? 0, saved: found?.saved ?? 0 });
    }
  },
  actions: periodActions,
});
