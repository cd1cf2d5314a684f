import { sql } from "kysely";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { readFigures, recentDays } from "./readFigures.ts";

const maxShops = 5;

/** Reads the shops that sold for most in the last 30 days, with their figures. */
export async function readTopShops(tx: Tx) {
  const shops = await tx.run(sql<Pick<TableRow<"shop_fronts">, "id" | "name">>`
    select f.id, f.name from shop_fronts f
    cross join lateral (
      select sum(sales) as sales, sum(orders) as orders from shop_days
      where shop_id = f.id and day > (now() at time zone 'UTC')::date - ${recentDays}::integer) o
    where o.orders > 0
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
