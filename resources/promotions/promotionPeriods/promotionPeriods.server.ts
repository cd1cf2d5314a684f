import { defineRules } from "../../../framework/server/defineRules.ts";
import { endPeriod, extendPeriod, type Period } from "./commands/extendPeriod.ts";
import { findConflicts } from "./findConflicts.ts";
import { promotionPeriods } from "./promotionPeriods.ts";
import { readCatalogue, readScopes } from "./queries/readScopes.ts";

const toPeriod = ({
  kind,
  sourceId,
  endsAt,
}: {
  kind: Period["kind"] | null;
  sourceId: number | null;
  endsAt: string | null;
}): Period => {
  if (kind === null || sourceId === null) throw new Error("a period is of a promotion");
  return { kind, sourceId, endsAt };
};

export default defineRules(promotionPeriods, {
  async read({ tx, rows }) {
    const isLive = rows.some(({ status }) => status === "planned" || status === "running");
    const periods = isLive ? await readScopes(tx) : [];
    const catalogue = await readCatalogue(
      tx,
      periods.flatMap(({ goodsIds }) => goodsIds),
    );
    for (const row of rows) {
      const own = periods.find(({ id }) => id === row.id);
      Object.assign(row, { conflicts: own ? findConflicts(own, periods, catalogue) : [] });
    }
  },
  actions: {
    extend: {
      manual: true,
      run: async (context) => {
        await extendPeriod(context, toPeriod(context.record), context.input.end);
        return undefined;
      },
    },
    endNow: {
      manual: true,
      run: async (context) => {
        await endPeriod(context, toPeriod(context.record));
        return undefined;
      },
    },
  },
});
