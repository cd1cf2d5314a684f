import { recordEvents } from "../../../core/server/orderEvents.ts";
import {
  type TransactionContext,
  toTransactionContext,
} from "../../../core/server/transactionContext.ts";
import { getApp } from "../../../framework/schema/index.ts";
import { queryPool } from "../../../framework/server/database/queryPool.ts";
import { type AppContext, defineRules } from "../../../framework/server/defineRules.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import { toText } from "../../../framework/server/importExport/exportColumns.ts";
import { compiler } from "../../../framework/server/tables/compiler.ts";
import { findParcelOrders, listCouriers } from "../../freight/server.ts";
import { endPayments } from "../../payments/server.ts";
import { readPacking } from "../../picking/server.ts";
import { readSales } from "../../reports/server.ts";
import { addProgress } from "../groupOrders/queries/addProgress.ts";
import { readMembers } from "../groupOrders/queries/readMembers.ts";
import { cancelOrder } from "./commands/cancelOrder.ts";
import { readReceiver } from "./commands/changeReceiver.ts";
import { writeOff } from "./commands/confirmReceipt.ts";
import { correctTracking } from "./commands/correctTracking.ts";
import { editPrice } from "./commands/editPrice.ts";
import { shipOrder } from "./commands/shipOrder.ts";
import { shipOrders } from "./commands/shipOrders.ts";
import { unshipOrders } from "./commands/unshipOrders.ts";
import { orders, soldStates } from "./orders.ts";
import { addParcels } from "./queries/addParcels.ts";
import { type LockedOrder, lockOrder } from "./queries/lockOrders.ts";
import { readBuyer } from "./queries/readBuyer.ts";
import { readSeller } from "./queries/readSeller.ts";

type RecordContext = AppContext & { record: { id: number } };
/**
 * Runs a member's command on one of the shop's orders, without the tenant scope, since it also
 * changes payments and the ledger.
 */
const command = async (
  context: RecordContext,
  work: (ctx: TransactionContext, order: LockedOrder) => Promise<void>,
): Promise<undefined> => {
  const { tx, actor, record } = context;
  await tx.asSystem(async () => {
    const order = await lockOrder(tx, { id: record.id }, { shopId: actor.tenantId ?? 0 });
    await work(toTransactionContext(context), order);
  });
};

export default defineRules(orders, {
  transfer: {
    summaries: {
      lines: ({ goodsName, skuName, qty }, locale) =>
        [toText(goodsName, locale), toText(skuName, locale), `× ${qty}`].filter(Boolean).join(" "),
    },
  },
  read: async (context) => {
    await addProgress(context);
    await addParcels(context);
  },
  beforeActions: {
    // Ends open payments first, so that the order is not paid while it is cancelled; one that has
    // been paid meanwhile is not cancelled.
    async cancel({ engine, actor, id }) {
      const unpaid = await queryPool(
        engine.database.pool,
        compiler
          .selectFrom("orders")
          .select("pay_order_id as payOrderId")
          .where("id", "=", id)
          .where("shop_id", "=", actor.tenantId)
          .where("status", "=", "unpaid"),
      );
      for (const { payOrderId } of unpaid) await endPayments(engine, payOrderId, new Date());
    },
  },
  actions: {
    editPrice: {
      manual: true,
      run: (context) =>
        command(context, (ctx, order) =>
          editPrice(ctx, order, context.input.editPrice, context.input.remark ?? null),
        ),
    },
    ship: {
      manual: true,
      run: (context) => command(context, (ctx, order) => shipOrder(ctx, order, context.input)),
    },
    writeOff: {
      manual: true,
      run: (context) =>
        command(context, (ctx, order) => writeOff(ctx, order, context.input.verifyCode)),
    },
    cancel: {
      manual: true,
      run: (context) =>
        command(context, (ctx, order) =>
          cancelOrder(ctx, order, "shop", context.input.remark ?? null),
        ),
    },
    async editAddress(context) {
      const { record, input } = context;
      await recordEvents(toTransactionContext(context), {
        orderId: record.id,
        shopId: record.shopId ?? 0,
        kind: "addressEdited",
        data: { before: readReceiver(record) },
      });
      return input;
    },
    async note(context) {
      const { record, input } = context;
      await recordEvents(toTransactionContext(context), {
        orderId: record.id,
        shopId: record.shopId ?? 0,
        kind: "noted",
        data: { remark: input.shopRemark ?? null },
      });
      return input;
    },
  },
  calls: {
    delivery: shipOrders,
    undoDelivery: unshipOrders,
    async editTracking(context) {
      const { tx, actor, input } = context;
      await tx.asSystem(async () => {
        const parcels = await findParcelOrders(tx, [input.parcelId]);
        const id = parcels.get(input.parcelId) ?? 0;
        const order = await lockOrder(tx, { id }, { shopId: actor.tenantId ?? 0 });
        await correctTracking(toTransactionContext(context), order, input.parcelId, input);
      });
      return {};
    },
    async getPriceLog({ tx, input }) {
      const list = await tx.run(
        tx.db
          .selectFrom("orders_price_logs")
          .select([
            "old_price as oldPrice",
            "new_price as newPrice",
            "diff",
            "remark",
            "editor_name as editorName",
            "at",
          ])
          .where("parent_id", "=", input.orderId)
          .orderBy("id", "desc"),
      );
      return { list: list.map(({ at, ...log }) => ({ ...log, at: new Date(at).toISOString() })) };
    },
    async getGroup({ tx, input }) {
      const order = await tx.first(
        tx.db
          .selectFrom("orders")
          .select("group_order_id as group")
          .where("id", "=", input.orderId),
      );
      if (!order) throw notFound();
      return { list: order.group === null ? [] : await readMembers(tx, order.group) };
    },
    getBuyer: ({ tx, input }) => readBuyer(tx, input.memberId),
    getSeller: readSeller,
    getPacking: (context) => readPacking(context, context.input.orderIds ?? []),
    getSales: ({ tx, actor, input: { days } }) =>
      readSales(tx, { states: soldStates, days, timeZone: actor.timeZone ?? getApp().timeZone }),
    couriers: ({ engine, locale }) => ({ list: listCouriers(engine, locale) }),
  },
});
