-- parent: 20261123T1237_order_shipping

alter table job_runs drop constraint job_runs_job_check;

-- The runs of all jobs are tasks of one queue now; each job had a queue of its own.
do $$
begin
  if to_regclass('pgboss.queue') is not null then
    perform pgboss.delete_queue(name) from pgboss.queue where name in (
      'closeUnpaid', 'receive', 'expireComments', 'expireGroups', 'refundDeadlines', 'settle',
      'sendMoneyBacks', 'sendMessages', 'reconcilePayments', 'readProviderStatements', 'foldSales',
      'auditMoney', 'cleanUp'
    );
  end if;
end $$;
