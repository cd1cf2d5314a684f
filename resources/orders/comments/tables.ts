/**
 * Cross-tenant indexes of comments by line, goods and buyer, and of lines without a comment; the
 * sums of each shop's ratings.
 */
export const commentTables = `
create unique index comments_line_across_key on comments (line_id);
create index comments_goods_across_idx on comments (goods_id, id);
create index comments_buyer_across_idx on comments (member_id, id);
create unique index comments_follows_one_key on comments_follows (parent_id, type);
create index orders_lines_to_comment_idx on orders_lines (parent_id) where comment_status = 'waiting';
create table shop_stars (
  shop_id bigint primary key references shops (id), comments integer not null default 0,
  goods_star bigint not null default 0, delivery_star bigint not null default 0,
  shop_star bigint not null default 0, logistic_star bigint not null default 0
);
grant select on shop_stars to markethall_shop, markethall_platform;
alter table shop_stars enable row level security;
create policy shop_wall on shop_stars for select to markethall_shop using (shop_id = current_shop_id());
create policy platform_wall on shop_stars for select to markethall_platform using (true);
`;
