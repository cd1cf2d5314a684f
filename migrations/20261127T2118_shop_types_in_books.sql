-- parent: 20261127T2053_payout_parts

-- The rare types of entries of one shop in the books, for which the entries of all shops were read.
create index ledger_entries_shop_rare_type_idx on ledger_entries (shop, type, id)
  where shop is not null and type not in ('payment', 'goods', 'freight', 'commission', 'settle');
