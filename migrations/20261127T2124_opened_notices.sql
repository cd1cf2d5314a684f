-- parent: 20261127T2118_shop_types_in_books

-- Notices above the read mark of a member that the member has opened one by one.
alter table notices_read add column opened bigint[] not null default '{}';
