import { rejectDanglingRows } from "../framework/server/migration/danglingRows.ts";

/**
 * Foreign keys of hand-written tables and of the views of shops: rows that trade records refer to
 * cannot be deleted.
 */
export const tradeKeys = `
alter table ledger_entries add constraint ledger_entries_shop_id_fkey foreign key (shop_id) references shops (id) not valid;
alter table ledger_entries add constraint ledger_entries_buyer_id_fkey foreign key (buyer_id) references buyers (id) not valid;
alter table stock_entries add constraint stock_entries_shop_id_fkey foreign key (shop_id) references shops (id) not valid;
alter table notices add constraint notices_shop_id_fkey foreign key (shop_id) references shops (id) not valid;
alter table group_intents add constraint group_intents_shop_id_fkey foreign key (shop_id) references shops (id) not valid;
alter table group_intents add constraint group_intents_member_id_fkey foreign key (member_id) references buyers (id) not valid;
alter table group_intents add constraint group_intents_goods_id_fkey foreign key (shop_id, goods_id) references goods (shop_id, id) not valid;
alter table money_backs add constraint money_backs_shop_fkey foreign key (shop) references shops (id) not valid;
alter table shop_terms add constraint shop_terms_shop_fkey foreign key (shop) references shops (id) not valid;

create index group_intents_goods_idx on group_intents (shop_id, goods_id);

${rejectDanglingRows};
alter table ledger_entries validate constraint ledger_entries_shop_id_fkey;
alter table ledger_entries validate constraint ledger_entries_buyer_id_fkey;
alter table stock_entries validate constraint stock_entries_shop_id_fkey;
alter table notices validate constraint notices_shop_id_fkey;
alter table group_intents validate constraint group_intents_shop_id_fkey;
alter table group_intents validate constraint group_intents_member_id_fkey;
alter table group_intents validate constraint group_intents_goods_id_fkey;
alter table money_backs validate constraint money_backs_shop_fkey;
alter table shop_terms validate constraint shop_terms_shop_fkey;
`;
