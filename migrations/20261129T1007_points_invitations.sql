-- parent: 20261129T0924_stock_edits

alter table gift_card_sales drop constraint gift_card_sales_status_check;
alter table point_entries drop constraint point_entries_type_check;
alter table point_entries add column "invitee_id" bigint;
alter table platform_config add column "invite_point" integer default 0 not null;
alter table platform_config add column "birthday_point" integer default 0 not null;
alter table gift_card_sales add constraint gift_card_sales_status_check check ("status" in ('unpaid', 'paid', 'refunded', 'expired'));
alter table point_entries add constraint point_entries_type_check check ("type" in ('sign', 'consume', 'refund', 'recovered', 'exchange', 'returned', 'adminIn', 'adminOut', 'expire', 'revalued', 'invite', 'birthday'));
alter table platform_config add constraint platform_config_invite_point_check check ("invite_point" >= 0 and "invite_point" <= 10000);
alter table platform_config add constraint platform_config_birthday_point_check check ("birthday_point" >= 0 and "birthday_point" <= 10000);
