/** Which pictures a buyer has brought, and for which shop: no other may be shown as theirs, and of what only the shop may see, they see their own. */
export const ownPictureTables = `
create table buyer_pictures (
  buyer_id bigint not null references buyers (id), address text not null, shop_id bigint not null references shops (id),
  add_time timestamptz not null, primary key (buyer_id, address)
);
create index buyer_pictures_time_idx on buyer_pictures (buyer_id, add_time);
`;
