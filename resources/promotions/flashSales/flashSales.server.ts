import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { publishChange } from "../../../framework/server/publishChange.ts";
import { releaseGoods, reserveGoods } from "./commands/reserveGoods.ts";
import { domainError } from "./errors.ts";
import { flashSales } from "./flashSales.ts";
import { checkOverlap } from "./queries/checkOverlap.ts";
import { readSaleProduct } from "./queries/readSaleProduct.ts";
import { readSaleSkus, readSaleTotals } from "./queries/readSaleSkus.ts";
import {
  findPeriodIssues,
  findPriceIssues,
  findRunningIssues,
  haveSameTerms,
  mergePrices,
  toDueTime,
  toLiveState,
} from "./saleTerms.ts";

const isLive = (status: string) => status === "planned" || status === "running";

export default defineRules(flashSales, {
  async beforeChange({ operation, tx, record, before }) {
    if (!isSave(operation)) return;
    const now = new Date();
    const known = before?.priceFormList ?? [];
    record.priceFormList = mergePrices(record.priceFormList ?? [], known);
    // The note may change at any time.
    if (before && haveSameTerms(record, before)) return;
    if (before && !(isLive(before.status) && before.seckillEndTime > now.toISOString()))
      throw domainError("flashSale.over");
    const issues =
      before && toLiveState(before, now) === "running"
        ? findRunningIssues(record, before, now)
        : {
            ...findPeriodIssues(record, now),
            ...findPriceIssues(
              record.priceFormList,
              known,
              await readSaleSkus(tx, before?.goods ?? record.goods ?? 0),
            ),
          };
    if (Object.keys(issues).length > 0) throw invalid(issues);
    record.status = toLiveState(record, now);
    record.dueTime = toDueTime(record, now);
  },
  async afterChange({ engine, tx, rows }) {
    for (const { record } of rows)
      if (isLive(record.status)) {
        await reserveGoods(tx, record.goods);
        await checkOverlap(tx, record);
      }
    const over = rows.filter(({ record }) => !isLive(record.status));
    await releaseGoods(
      tx,
      over.map(({ record }) => record.goods),
    );
    for (const { record } of rows)
      await publishChange(engine, tx, engine.resource("goods"), record);
  },
  beforeDelete({ record }) {
    // The job may be a moment late.
    const now = new Date();
    if (record.status === "planned" && toLiveState(record, now) === "running")
      throw domainError("flashSale.started");
  },
  async afterDelete({ engine, tx, rows }) {
    await releaseGoods(
      tx,
      rows.map(({ goods }) => goods),
    );
    for (const row of rows) await publishChange(engine, tx, engine.resource("goods"), row);
  },
  async read({ tx, rows }) {
    const totals = await readSaleTotals(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    );
    for (const row of rows) Object.assign(row, totals.get(row.id ?? 0));
  },
  calls: {
    getProduct: ({ tx, actor, input }) => readSaleProduct(tx, actor.tenantId ?? 0, input.goodsId),
  },
  actions: {
    close: () => ({ closedTime: new Date().toISOString(), dueTime: null }),
    reopen({ record }) {
      const now = new Date();
      if (record.seckillEndTime <= now.toISOString()) throw domainError("flashSale.over");
      return {
        status: toLiveState(record, now),
        closedTime: null,
        dueTime: toDueTime(record, now),
      };
    },
  },
});
