-- parent: 20261124T1806_refunds_by_deadline

update goods set "languages" = array(select word from (select case when word in ('en', 'zhCN', 'zhTW', 'km') then word else 'en' end as word, place from unnest("languages") with ordinality list (word, place)) allowed group by word order by min(place)) where not ("languages" <@ array['en', 'zhCN', 'zhTW', 'km']::text[]);
update suppliers set "supplies" = array(select word from (select case when word in ('fresh', 'pantry', 'drinks', 'books', 'stationery', 'packaging', 'other') then word else 'other' end as word, place from unnest("supplies") with ordinality list (word, place)) allowed group by word order by min(place)) where not ("supplies" <@ array['fresh', 'pantry', 'drinks', 'books', 'stationery', 'packaging', 'other']::text[]);
alter table goods add constraint goods_languages_check check ("languages" <@ array['en', 'zhCN', 'zhTW', 'km']::text[]);
alter table suppliers add constraint suppliers_supplies_check check ("supplies" <@ array['fresh', 'pantry', 'drinks', 'books', 'stationery', 'packaging', 'other']::text[]);
