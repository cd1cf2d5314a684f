import { sql } from "kysely";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { readFigures } from "./readFigures.ts";

const maxShops = 5;

/** Reads the shops that sold for most in the last 30 days, with their figures. */
export async function readTopShops(tx: Tx) {
  const shops = await tx.run(sql<Pick<TableRow<"shop_fronts">, "id" | "name">>`
    select f.id, f.name from shop_fronts f
    cross join lateral (
      select sum(pay_price - refund_amount) as sales from orders
      where shop_id = f.id and add_time >= now() - interval '30 days' and pay_time is not null) o
    where o.sales is not null
    order by o.sales desc, f.id limit ${maxShops}`);
  const figures = await readFigures(
    tx,
    shops.map(({ id }) => id),
  );
  return shops.flatMap(({ id, name }) => {
    const found = figures.get(id);
    return found ? [{ ...found, name }] : [];
  });
}
