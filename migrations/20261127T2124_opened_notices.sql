-- parent: 20261127T1708_delivery_error_codes

-- Notices above the read mark of a member that the member has opened one by one.
alter table notices_read add column opened bigint[] not null default '{}';
