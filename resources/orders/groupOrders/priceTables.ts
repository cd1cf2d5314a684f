/**
 * A group's prices are fixed by its leader's order; groups that were open before this migration
 * receive today's prices.
 */
export const groupPriceTables = `
alter table group_intents add column sku_prices jsonb not null default '{}';
insert into group_orders_prices (shop_id, parent_id, position, sku_id, price)
  select g.shop_id, g.id, k.position, k.id, coalesce(
    (select l.price from orders_lines l where l.parent_id = g.order_id and l.sku_id = k.id limit 1),
    case when g.discounts is null then k.price else greatest(1, floor(k.price * g.discounts / 100 + 0.5)) end)
  from group_orders g join skus k on k.goods = g.goods_id and k.deleted_at is null where g.status = 'ongoing';
`;
