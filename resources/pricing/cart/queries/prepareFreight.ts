import type { Address } from "../../../../core/address.ts";
import type { Locale } from "../../../../framework/schema/index.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { quote } from "../../../freight/index.ts";
import { assertDeliverable, buildLines } from "../../../freight/server.ts";
import type { CartItem } from "../cartItem.ts";
import type { FreightQuote } from "../priceItems.ts";

interface Delivery {
  shopId: number;
  items: readonly CartItem[];
  address: Address;
  locale: Locale;
}
/**
 * Reads the freight templates of one shop's lines, and returns the calculation of their freight.
 * Lines that are delivered for free are left out of the combination of templates.
 *
 * @throws {DomainError} `freight.undeliverable` from the calculation, naming the goods.
 */
export async function prepareFreight(
  tx: Tx,
  { shopId, items, address, locale }: Delivery,
): Promise<FreightQuote> {
  const measured = await buildLines(tx, shopId, items.map(measure), locale);
  const combination = items[0]?.combination ?? "overlay";

  return (amounts, free) => {
    const lines = measured.flatMap((line, place) =>
      free.has(place) ? [] : [{ ...line, amount: amounts[place] ?? line.amount }],
    );
    const shipping = quote(lines, address, combination);
    assertDeliverable(shipping);
    const shares = shipping.lines[Symbol.iterator]();
    return measured.map((_, place) => (free.has(place) ? 0 : (shares.next().value ?? 0)));
  };
}

const measure = ({
  freightTemplate,
  goodsName,
  skuName,
  qty,
  price,
  weightKg,
  volumeM3,
}: CartItem) => ({
  template: freightTemplate,
  title: goodsName,
  attrName: skuName,
  qty,
  price,
  weightKg,
  volumeM3,
});
