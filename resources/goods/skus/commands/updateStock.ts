import type { CallInput, Issues } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import { updateRecords } from "../../../../framework/server/operations/saveRecord.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../../errors.ts";
import { skus } from "../skus.ts";
import type { StockChange } from "../stockCalls.ts";

type StockedSku = Pick<TableRow<"skus">, "id" | "goods" | "code" | "stock">;
/** A change of the request by its index, with the locked row and the resulting stock. */
interface Planned {
  place: number;
  change: StockChange;
  sku: StockedSku;
  next: number;
}

/**
 * Changes the stock of many SKUs, all or none. A difference is applied to the stock at the time of
 * the write; a new number is written only if the stock is still what the editor saw.
 *
 * @throws {DomainError} `input.invalid` with the SKUs of other shops.
 * @throws {DomainError} `stock.expectedMissing`, `stock.changed` or `stock.insufficient`, with the
 * current numbers in `data.stocks`.
 */
export async function updateStock(
  context: AppContext & { input: CallInput<typeof skus, "updateStock"> },
): Promise<{ changed: number }> {
  const { tx, actor, input } = context;
  const changes = input.stockJson ?? [];
  const ids = changes.map(({ skuId }) => skuId);
  // Locks products before their SKUs, as a save of a product does.
  const [, lockedSkus] = await tx.batch([
    tx.db
      .selectFrom("goods")
      .select("id")
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("skus")
          .select("goods")
          .where("id", "=", anyId(ids))
          .where("shop_id", "=", actor.tenantId),
      )
      .orderBy("id")
      .forNoKeyUpdate(),
    tx.db
      .selectFrom("skus")
      .select(["id", "goods", "code", "stock"])
      .where("id", "=", anyId(ids))
      .where("shop_id", "=", actor.tenantId)
      .where("deleted_at", "is", null)
      .orderBy("id")
      .forNoKeyUpdate(),
  ]);
  const planned = planChanges(changes, lockedSkus);

  assertExpected(planned);
  assertEnough(planned);

  const changed = planned.filter(({ sku, next }) => next !== sku.stock);
  await updateRecords(
    context,
    skus,
    changed.map(({ sku, next }) => ({
      id: sku.id,
      values: { stock: next, expectedStock: sku.stock },
    })),
  );
  return { changed: changed.length };
}

function planChanges(
  changes: readonly StockChange[],
  lockedSkus: readonly StockedSku[],
): Planned[] {
  const byId = new Map(lockedSkus.map((sku) => [sku.id, sku]));
  const issues: Issues = {};
  const planned: Planned[] = [];
  for (const [place, change] of changes.entries()) {
    const sku = byId.get(change.skuId);
    if (sku)
      planned.push({
        place,
        change,
        sku,
        next: "delta" in change ? sku.stock + change.delta : change.stock,
      });
    else
      issues[`stockJson.${place}.skuId`] = {
        key: "validation.referenceMissing",
        params: { label: change.skuId },
      };
  }
  if (Object.keys(issues).length > 0) throw invalid(issues);
  return planned;
}

/** Rejects a new number if the stock is no longer what the editor saw. */
function assertExpected(planned: readonly Planned[]): void {
  const stale = planned.filter(
    ({ change, sku, next }) =>
      !("delta" in change) && next !== sku.stock && change.expected !== sku.stock,
  );
  if (stale.length === 0) return;
  const [unseen] = stale.filter(({ change }) => "stock" in change && change.expected === undefined);
  if (unseen) {
    const line = { line: unseen.place + 1, stock: unseen.sku.stock };
    throw domainError(
      "stock.expectedMissing",
      line,
      findCurrent(stale, "resources.skus.errors.stockChanged"),
    );
  }
  const list = joinNames(stale);
  throw domainError(
    "stock.changed",
    { list },
    findCurrent(stale, "resources.skus.errors.stockChanged"),
  );
}
/** Rejects differences that result in a negative stock or exceed the maximum. */
function assertEnough(planned: readonly Planned[]): void {
  const short = planned.filter(({ next }) => next < 0);
  const large = planned.filter(({ next }) => next > 100_000_000);
  if (short.length > 0) {
    const list = joinNames(short);
    throw domainError(
      "stock.insufficient",
      { list },
      findCurrent(short, "resources.skus.errors.stockInsufficient"),
    );
  }
  if (large.length > 0)
    throw invalid(
      Object.fromEntries(
        large.map(({ place }) => [
          `stockJson.${place}.delta`,
          { key: "validation.max", params: { max: 100_000_000 } },
        ]),
      ),
    );
}

const maxListed = 5;
const formatSku = ({ code, id }: StockedSku) => code ?? `#${id}`;
/** Lists the stocks of the first few SKUs; the complete list is in the error's data. */
const joinNames = (planned: readonly Planned[]): string =>
  planned
    .slice(0, maxListed)
    .map(({ sku }) => `${formatSku(sku)}\t${sku.stock}`)
    .concat(planned.length > maxListed ? ["…"] : [])
    .join("\n");
const findCurrent = (planned: readonly Planned[], key: string) => ({
  issues: Object.fromEntries(
    planned.map((one) => [`stockJson.${one.place}`, { key, params: { list: joinNames([one]) } }]),
  ),
  data: { stocks: planned.map(({ sku }) => ({ skuId: sku.id, stock: sku.stock })) },
});
