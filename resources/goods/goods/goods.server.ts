import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { assertAll, invalid } from "../../../framework/server/domainError.ts";
import { checkNoGroup } from "../../promotions/server.ts";
import { domainError } from "../errors.ts";
import { completeLanguages } from "./completeLanguages.ts";
import { goods } from "./goods.ts";
import { goodsImportExport } from "./importExport/goodsImportExport.ts";
import { assertNoOpenOrders, assertVariantsNotOrdered } from "./server/openOrders.ts";
import { getPlatformList } from "./server/platformList.ts";
import { completeSkus, missingForShelf, skuIssues, summarizeSkus } from "./server/prepareGoods.ts";
import { addQuality, deleteQuality, query } from "./server/quality.ts";
import { isReviewed } from "./server/review.ts";
import { summarize } from "./server/summary.ts";

export default defineRules(goods, {
  transfer: goodsImportExport,
  async beforeSave({ tx, record, before }) {
    const attributes = record.attributes ?? [];
    const shown = before?.status === "onSale" || before?.status === "pendingReview";
    const issues = skuIssues(attributes, record.skus ?? [], shown);
    // A product on sale or in review must not lose a required value; values that were missing
    // before are not reported.
    if (shown) {
      const lacking = missingForShelf(before);
      for (const [path, issue] of Object.entries(missingForShelf(record)))
        if (!(path in lacking)) issues[path] = issue;
    }
    if (Object.keys(issues).length > 0) throw invalid(issues);
    record.skus = completeSkus(attributes, record.skus ?? []);
    record.languages = completeLanguages(record);
    if (!before) Object.assign(record, summarizeSkus(record.skus));
    await assertVariantsNotOrdered(tx, before?.skus ?? [], record.skus);
  },
  async afterSave({ tx, record, before }) {
    if (before) await summarize(tx, [record.id]);
  },
  async afterSaveAll({ tx, rows }) {
    const known = rows.flatMap(({ record, before }) => (before ? [record.id] : []));
    if (known.length > 0) await summarize(tx, known);
  },
  async beforeDelete({ tx, record }) {
    await assertAll([() => checkNoGroup(tx, record.id), () => assertNoOpenOrders(tx, record.id)]);
    // A product restored from the trash must not be on sale immediately.
    await tx.run(sql`update goods set status = 'inWarehouse' where id = ${record.id}`);
  },
  actions: {
    async shangjia({ tx, record }) {
      const issues = missingForShelf(record);
      if (Object.keys(issues).length > 0) {
        const params = { fields: Object.keys(issues).join() };
        throw domainError("goods.incomplete", params, { issues: issues });
      }
      const status: "pendingReview" | "onSale" = (await isReviewed(tx))
        ? "pendingReview"
        : "onSale";
      return { status, rejectReason: null };
    },
    async xiajia({ tx, record }) {
      await checkNoGroup(tx, record.id);
      return undefined;
    },
  },
  calls: { query, addQuality, deleteQuality, getPlatformList },
});
