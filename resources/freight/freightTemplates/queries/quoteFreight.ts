import type { Address } from "../../../../core/address.ts";
import type { Locale } from "../../../../framework/schema/index.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import { type Quote, quote } from "../freight/quote.ts";
import type { Line } from "../freight/terms.ts";
import { type Item, measureLines } from "./measureLines.ts";

/**
 * Quotes the freight of one shop's goods to an address, for the calculator, the storefront and the
 * order.
 */
export async function quoteFreight(
  tx: Tx,
  shopId: number,
  items: readonly Item[],
  address: Address,
  locale: Locale = "en",
): Promise<Quote> {
  return quoteLines(tx, shopId, await measureLines(tx, shopId, items, locale), address);
}
/** The same for lines that are already measured, combined by the shop's setting. */
export async function quoteLines(
  tx: Tx,
  shopId: number,
  lines: readonly Line[],
  address: Address,
): Promise<Quote> {
  const config = await tx.first(
    tx.db
      .selectFrom("shop_config")
      .select("freight_combination as combination")
      .where("shop_id", "=", shopId),
  );
  return quote(lines, address, config?.combination ?? "overlay");
}

/**
 * Rejects an order with an undeliverable quote; the error names the undeliverable goods.
 *
 * @throws {DomainError} `freight.undeliverable` when a product cannot be delivered to the address.
 */
export function assertDeliverable({ groups }: Quote): void {
  const goods = groups.flatMap((group) => (group.outcome === "undeliverable" ? group.goods : []));
  if (goods.length > 0) throw domainError("freight.undeliverable", { goods: goods.join(", ") });
}
