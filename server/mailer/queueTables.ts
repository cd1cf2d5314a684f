/** A message is stored before it is sent, and retried until it is sent or expires. */
export const messageQueueTables = `
alter table outbox drop constraint outbox_status_check,
  add constraint outbox_status_check check (status in ('queued', 'kept', 'sent', 'failed')),
  add column tries integer not null default 0, add column next_at timestamptz, add column expires_at timestamptz;
create index outbox_queued_idx on outbox (next_at) where status = 'queued';
`;
