-- parent: 20261122T2141_rename_stored_error_codes

alter table banners add column "background" text;
alter table banners add constraint banners_background_check check ("background" ~ '^#[0-9a-f]{6}$');
create index banners_background_idx on banners ("background", id) where deleted_at is null;
