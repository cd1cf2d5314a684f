import { getApp } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { assertAll, invalid } from "../../../framework/server/domainError.ts";
import { isEqual } from "../../../framework/server/operations/isEqual.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { checkNoFlashSale, checkNoGroup } from "../../promotions/server.ts";
import { readGoodsSales } from "../../reports/server.ts";
import { domainError } from "../errors.ts";
import { addQuality, deleteQuality, readQuality } from "./commands/editQuality.ts";
import { emitPublication } from "./commands/emitPublication.ts";
import {
  completeGallery,
  completeSkus,
  findSkuIssues,
  summarizeSkus,
} from "./commands/prepareGoods.ts";
import { completeLanguages } from "./completeLanguages.ts";
import { goods } from "./goods.ts";
import { goodsImportExport } from "./importExport/goodsImportExport.ts";
import { assertNoOpenOrders, assertVariantsNotOrdered } from "./queries/assertNoOpenOrders.ts";
import { getPlatformList } from "./queries/getPlatformList.ts";
import { isReviewed } from "./queries/isReviewed.ts";
import { listMissingForShelf } from "./readiness.ts";

export default defineRules(goods, {
  transfer: goodsImportExport,
  async beforeChange({ operation, tx, record, before }) {
    if (!isSave(operation)) return;
    const attributes = record.attributes ?? [];
    const shown = before?.status === "onSale" || before?.status === "pendingReview";
    const issues = findSkuIssues(attributes, record.skus ?? [], shown);
    // A product on sale or in review must not lose a required value; values that were missing
    // before are not reported.
    if (shown) {
      const lacking = listMissingForShelf(before);
      for (const [path, issue] of Object.entries(listMissingForShelf(record)))
        if (!(path in lacking)) issues[path] = issue;
    }
    if (Object.keys(issues).length > 0) throw invalid(issues);
    record.skus = completeSkus(attributes, record.skus ?? []);
    record.languages = completeLanguages(record);
    if (shown) record.imgs = completeGallery(record);
    // The save has locked the SKUs that it is given: their stock is the present one.
    if (!before || !isEqual(record.skus, before.skus))
      Object.assign(record, summarizeSkus(record.skus));
    await assertVariantsNotOrdered(tx, before?.skus ?? [], record.skus);
  },
  afterChange: (context) => emitPublication(context, context.rows),
  async beforeDelete({ tx, record }) {
    await assertAll([() => checkNoGroup(tx, record.id), () => assertNoOpenOrders(tx, record.id)]);
  },
  async afterDelete(context) {
    const { tx, rows } = context;
    emitPublication(
      context,
      rows.map((before) => ({ record: { ...before, status: "inWarehouse" }, before })),
    );
    // A product restored from the trash must not be on sale immediately.
    await tx.run(
      tx.db
        .updateTable("goods")
        .set({ status: "inWarehouse" })
        .where("id", "=", anyId(rows.map(({ id }) => id))),
    );
  },
  actions: {
    async shangjia({ tx, record }) {
      const issues = listMissingForShelf(record);
      if (Object.keys(issues).length > 0) {
        const params = { fields: Object.keys(issues).join() };
        throw domainError("goods.incomplete", params, { issues: issues });
      }
      const status: "pendingReview" | "onSale" = (await isReviewed(tx))
        ? "pendingReview"
        : "onSale";
      // Whoever reviews the product again reads why it was declined before.
      const reason = status === "onSale" ? { rejectReason: null } : {};
      return { status, ...reason, imgs: completeGallery(record) };
    },
    async xiajia({ tx, record }) {
      await checkNoGroup(tx, record.id);
      await checkNoFlashSale(tx, record.id);
      return undefined;
    },
  },
  calls: {
    query: readQuality,
    addQuality,
    deleteQuality,
    getPlatformList,
    getSales: ({ tx, actor, input: { goodsId } }) =>
      readGoodsSales(tx, { goodsId, days: 30, timeZone: actor.timeZone ?? getApp().timeZone }),
  },
});
