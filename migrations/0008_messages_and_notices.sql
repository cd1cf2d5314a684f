alter table job_runs drop constraint job_runs_job_check;
alter table job_runs add constraint job_runs_job_check check ("job" in ('closeUnpaid', 'receive', 'expireComments', 'expireGroups', 'refundDeadlines', 'settle', 'sendMoneyBacks', 'sendMessages', 'foldSales', 'auditMoney', 'cleanUp'));

alter table outbox drop constraint outbox_status_check,
  add constraint outbox_status_check check (status in ('queued', 'kept', 'sent', 'failed')),
  add column tries integer not null default 0, add column next_at timestamptz, add column expires_at timestamptz;
create index outbox_queued_idx on outbox (next_at) where status = 'queued';

alter table notices add column tx xid8;
alter table notices alter column tx set default pg_current_xact_id();
alter table notices_read add column seen pg_snapshot;
