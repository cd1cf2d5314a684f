-- parent: 20261128T0856_purchase_sums

alter table point_entries drop constraint point_entries_type_check;
alter table point_entries add constraint point_entries_type_check check ("type" in ('sign', 'consume', 'refund', 'recovered', 'exchange', 'returned', 'adminIn', 'adminOut', 'expire', 'revalued'));
