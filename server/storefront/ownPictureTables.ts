/**
 * Pictures that each buyer has uploaded, and for which shop: a buyer may attach only its own
 * pictures, and sees its own private ones.
 */
export const ownPictureTables = `
create table buyer_pictures (
  buyer_id bigint not null references buyers (id), address text not null, shop_id bigint not null references shops (id),
  add_time timestamptz not null, primary key (buyer_id, address)
);
create index buyer_pictures_time_idx on buyer_pictures (buyer_id, add_time);
`;
