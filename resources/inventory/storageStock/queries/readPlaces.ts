import { sql } from "kysely";
import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Place = Pick<TableRow<"stock_locations">, "code" | "name" | "kind"> &
  Pick<CamelRow<"stock_items">, "locationId" | "onHand">;

/** Reads the locations that hold units of a row of warehouse stock, in the order of the walk. */
export const readPlaces = (tx: Tx, { id, shopId }: { id: number; shopId: number }) =>
  tx.run(sql<Place>`
    select i.location_id as "locationId", p.code, p.name, p.kind, i.on_hand as "onHand"
    from storage_stock s
    join stock_items i on i.sku_id = s.sku_id and i.on_hand > 0
    join stock_locations p on p.id = i.location_id and p.warehouse = s.warehouse
    where s.id = ${id}::bigint and s.shop_id = ${shopId}::bigint
    order by p.walk_order, p.code`);
