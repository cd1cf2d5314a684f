import { type RawBuilder, sql } from "kysely";

/**
 * Builds the expression of the time by which a row of `orders`, under the name `order`, is to be
 * shipped: the shortest dispatch time of its products' shipping profiles, counted from the instant
 * `from`. Null without a profile.
 */
export const buildShipBy = (
  from: string | RawBuilder<string>,
  order = "orders",
): RawBuilder<string | null> =>
  sql<string | null>`
  ${from}::timestamptz + (
    select min((substr(f.delivery_time, 2) || case left(f.delivery_time, 1) when 'h' then ' hours' else ' days' end)::interval)
    from orders_lines l join goods g on g.id = l.goods_id join freight_templates f on f.id = g.freight_template
    where l.parent_id = ${sql.ref(`${order}.id`)})`;
