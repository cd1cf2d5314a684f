/** By what comments are found beyond one shop: by their line, their goods, their buyer; and lines that nobody has said anything of yet. */
export const commentTables = `
create unique index comments_line_across_key on comments (line_id);
create index comments_goods_across_idx on comments (goods_id, id);
create index comments_buyer_across_idx on comments (member_id, id);
create unique index comments_follows_one_key on comments_follows (parent_id, type);
create index orders_lines_to_comment_idx on orders_lines (parent_id) where comment_status = 'waiting';
`;
