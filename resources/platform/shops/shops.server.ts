import { defineRules } from "../../../framework/server/defineRules.ts";
import { forbidden } from "../../../framework/server/domainError.ts";
import { changeState } from "./commands/changeState.ts";
import { readCoupons } from "./queries/readCoupons.ts";
import { readFigures } from "./queries/readFigures.ts";
import { readOverview } from "./queries/readOverview.ts";
import { readTopShops } from "./queries/readTopShops.ts";
import { shops } from "./shops.ts";

export default defineRules(shops, {
  // Members of a shop read shops as well, to name them; their figures are the platform's.
  read: async ({ tx, rows, actor }) => {
    if (actor.realm !== "platform") return;
    const figures = await readFigures(
      tx,
      rows.map(({ id }) => id),
    );
    for (const row of rows) Object.assign(row, figures.get(row.id ?? 0));
  },
  calls: {
    getTop: async ({ tx, actor }) => {
      if (actor.realm !== "platform") throw forbidden(shops.access);
      return { list: await readTopShops(tx) };
    },
    getOverview: async ({ tx, actor, input: { id } }) => {
      if (actor.realm !== "platform") throw forbidden(shops.access);
      return readOverview(tx, id);
    },
    close: async (context) => {
      const { id, reason } = context.input;
      await changeState(context, { id, to: "closed", reason });
      return {};
    },
    reopen: async (context) => {
      await changeState(context, { id: context.input.id, to: "open", reason: null });
      return {};
    },
    couponList: async ({ tx, input }) => ({ list: { COUPON: await readCoupons(tx, input) } }),
  },
});
