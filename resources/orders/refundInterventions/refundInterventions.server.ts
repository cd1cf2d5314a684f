import { sql } from "kysely";
import { runActionCommand } from "../../../core/server/runCommand.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import type { Calculated, TableRow } from "../../../framework/server/tables/DB.ts";
import { addSentBack } from "../../payments/server.ts";
import { requireReason } from "../refunds/commands/decisions/checks.ts";
import { agreeAsPlatform, rejectAsPlatform } from "../refunds/commands/platformCommands.ts";
import type { Log } from "../refunds/log.ts";
import { addDeadlines } from "../refunds/queries/addDeadlines.ts";
import { lockOrdersOfRefunds } from "../refunds/queries/loadRefundCase.ts";
import type { LogKind } from "../refunds/refundFields.ts";
import { readPlatformShares } from "./queries/readPlatformShares.ts";
import { refundInterventions } from "./refundInterventions.ts";

type Known = Pick<TableRow<"refunds">, "id"> &
  Calculated<{
    shop: TableRow<"shops">["name"];
    sellerId: number;
    payOrderId: number | null;
    freightLeft: number | null;
    logs: Log[];
  }>;
/** The steps of a refund by which the platform decides, with the side that it decides for. */
const rulings: { readonly [K in LogKind]?: "customer" | "shop" } = {
  platformAgreed: "customer",
  platformRejected: "shop",
};

export default defineRules(refundInterventions, {
  async read({ tx, rows }) {
    await addDeadlines(tx, rows);
    await addSentBack(tx, rows);
    const ids = rows.flatMap(({ id }) => id ?? []);
    const found = await tx.asSystem(() =>
      tx.run(sql<Known>`
        select r.id, s.name as shop, s.id as "sellerId", o.pay_order_id as "payOrderId",
          o.freight_fee - (select coalesce(sum(b.freight_amount), 0) from refunds b where b.order_id = o.id and b.id <> r.id
            and (b.status = 'completed' or b.pay_state in ('waiting', 'failed', 'requiresAction')))::bigint as "freightLeft",
          (select coalesce(jsonb_agg(jsonb_build_object('kind', g.kind, 'whoKind', g.who_kind, 'whoName', g.who_name, 'content', g.content,
            'imgs', g.imgs, 'at', g.at) order by g.id), '[]') from refunds_logs g where g.parent_id = r.id) as logs
        from refunds r join shops s on s.id = r.shop_id join orders o on o.id = r.order_id where r.id = any(${ids}::bigint[])`),
    );
    const shares = await tx.asSystem(() => readPlatformShares(tx, ids));
    for (const row of rows) {
      const known = found.find(({ id }) => id === row.id);
      const ruled = known?.logs.findLast(({ kind }) => kind in rulings);
      Object.assign(row, {
        shop: known?.shop ?? null,
        sellerId: known?.sellerId ?? null,
        payOrderId: known?.payOrderId ?? null,
        freightLeft: known?.freightLeft ?? null,
        platformBears: shares.get(row.id ?? 0) ?? null,
        logs: known?.logs ?? [],
        ruling: ruled ? rulings[ruled.kind] : null,
        ruledTime: ruled ? new Date(ruled.at).toISOString() : null,
      });
    }
  },
  lockFirst: async ({ tx, ids }) => {
    await lockOrdersOfRefunds(tx, ids);
  },
  actions: {
    platformAgree: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) =>
          agreeAsPlatform(ctx, context.record.id, {
            goodsBack: context.input.goodsBack ?? false,
            freight: context.input.freight ?? null,
            reason: requireReason(context.input.reason),
          }),
        ),
    },
    platformReject: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) =>
          rejectAsPlatform(ctx, context.record.id, context.input.reason),
        ),
    },
  },
});
