alter table refunds drop constraint refunds_pay_state_check;
alter table refunds_logs drop constraint refunds_logs_kind_check;
alter table payments_callbacks drop constraint payments_callbacks_outcome_check;
alter table money_backs drop constraint money_backs_reason_check;
alter table money_backs drop constraint money_backs_status_check;
alter table job_runs drop constraint job_runs_job_check;
alter table pay_orders add column "sandbox" boolean default false not null;
alter table payments add column "surplus" bigint default 0 not null;
alter table payments add column "reconcile_at" timestamptz;
alter table payments add column "reconcile_count" integer default 0 not null;
alter table payments add column "cancelled_at" timestamptz;
alter table payments add column "sandbox" boolean default false not null;
alter table money_backs add column "paid_by" text;
alter table money_backs add column "transfer_no" text;
alter table money_backs add column "receipt" text;
alter table money_backs add column "resolved_by" text;
alter table refunds add constraint refunds_pay_state_check check ("pay_state" in ('none', 'waiting', 'failed', 'requiresAction', 'done'));
alter table refunds_logs add constraint refunds_logs_kind_check check ("kind" in ('applied', 'agreed', 'refused', 'sentBack', 'returned', 'returnRefused', 'platformAsked', 'platformAgreed', 'platformRejected', 'withdrawn', 'timedOut', 'postponed', 'paying', 'payFailed', 'payRefused', 'completed'));
alter table payments_callbacks add constraint payments_callbacks_outcome_check check ("outcome" in ('paid', 'partly', 'late', 'duplicate', 'mismatch', 'failed', 'again'));
alter table money_backs add constraint money_backs_reason_check check ("reason" in ('refund', 'latePayment', 'duplicate', 'mismatch', 'outOfStock', 'groupFailed', 'overpaid'));
alter table money_backs add constraint money_backs_status_check check ("status" in ('waiting', 'failed', 'pending', 'requiresAction', 'done'));
alter table money_backs add constraint money_backs_paid_by_check check ("paid_by" in ('wxPay', 'aliPay', 'balance', 'transfer'));
alter table job_runs add constraint job_runs_job_check check ("job" in ('closeUnpaid', 'receive', 'expireComments', 'expireGroups', 'refundDeadlines', 'settle', 'sendMoneyBacks', 'sendMessages', 'reconcilePayments', 'readProviderStatements', 'foldSales', 'auditMoney', 'cleanUp'));
create index pay_orders_sandbox_idx on pay_orders ("sandbox", id) where "sandbox" <> false;
create index payments_reconcile_at_idx on payments ("reconcile_at", id) where "reconcile_at" is not null;
create index payments_sandbox_idx on payments ("sandbox", id) where "sandbox" <> false;
create index money_backs_paid_by_idx on money_backs ("paid_by", id) where "paid_by" is not null;

create table provider_statement_lines (
  provider text not null, kind text not null check (kind in ('payment', 'refund')),
  number text not null, txn text not null, amount bigint not null, at timestamptz not null,
  primary key (provider, kind, txn)
);
create index provider_statement_lines_number_idx on provider_statement_lines (provider, number);
create index pay_orders_sandbox_buyer_idx on pay_orders (member_id) where sandbox;
create index money_backs_query_idx on money_backs (next_try_at) where status = 'pending';
-- What is not known to have ended when this is installed is asked about once more.
update payments set reconcile_at = now() where status in ('open', 'closed');
-- Until now there was no other provider than the sandbox.
update payments set sandbox = true;
update pay_orders set sandbox = true where status = 'paid' and amount > 0;
update payments set surplus = paid_amount where status in ('late', 'duplicate', 'mismatch');
update money_backs set paid_by = provider where status = 'done';
alter table sandbox_charges add column refund_refused boolean not null default false, add column refund_delay_ms integer,
  add column refund_fails boolean not null default false, add column lost boolean not null default false;
alter table sandbox_refunds add column status text not null default 'done' check (status in ('pending', 'done', 'refused')),
  add column due_at timestamptz, add column reason text;
create index sandbox_charges_paid_idx on sandbox_charges (provider, paid_at) where status = 'paid';
create index sandbox_refunds_due_idx on sandbox_refunds (due_at) where status = 'pending';
