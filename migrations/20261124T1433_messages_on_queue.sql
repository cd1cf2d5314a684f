-- parent: 20261124T1419_job_names
-- The queue has the attempts at a message; the table is that of a resource now.
drop index outbox_queued_idx;
alter table outbox
  add column upd_time timestamptz not null default now(),
  add column upd_by bigint,
  add column version integer not null default 1,
  drop column tries,
  drop column next_at;

-- Messages that were waiting have no task. Their content is still there: they can be sent again.
update outbox set status = 'failed', error = coalesce(error, 'The server was upgraded before the message was sent.')
where status = 'queued';

drop index outbox_time_idx;
create index outbox_add_time_idx on outbox (add_time, id);
create index outbox_upd_time_idx on outbox (upd_time, id);
create index outbox_channel_idx on outbox (channel, id);
create index outbox_recipient_idx on outbox (recipient, id);
create index outbox_subject_idx on outbox (subject, id);
create index outbox_status_idx on outbox (status, id);
create index outbox_useless_idx on outbox (expires_at) where status = 'failed' and body is not null;
grant select, insert, update, delete on outbox to markethall_platform;
