alter table money_backs add column "paid_twice" boolean default false not null;
create index money_backs_paid_twice_idx on money_backs ("paid_twice", id) where "paid_twice" <> false;
