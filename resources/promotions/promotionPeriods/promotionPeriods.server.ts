import { defineRules } from "../../../framework/server/defineRules.ts";
import { readPastOrder } from "../whatIf/queries/readPastOrder.ts";
import { readWhatIf } from "../whatIf/queries/readWhatIf.ts";
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

const requireShop = ({ tenantId }: { tenantId: number | null }): number => {
  if (tenantId === null) throw new Error("promotions are those of a shop");
  return tenantId;
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
  calls: {
    getWhatIf: ({ engine, tx, actor, locale, input: { cart } }) =>
      readWhatIf({ engine, tx, locale, shopId: requireShop(actor) }, cart),
    getPastOrder: ({ tx, actor, input }) => readPastOrder(tx, requireShop(actor), input.number),
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
