-- parent: 20261123T0543_failed_tasks

alter table failed_tasks drop constraint failed_tasks_status_check;
alter table failed_tasks add constraint failed_tasks_status_check check ("status" in ('failed', 'retried', 'succeeded', 'dismissed'));
