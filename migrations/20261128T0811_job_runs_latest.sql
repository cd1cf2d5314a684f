-- parent: 20261128T0803_point_payments

alter table job_runs add column "latest" boolean default false not null;
create index job_runs_latest_idx on job_runs ("latest", id);
update job_runs set "latest" = true where id in (select max(id) from job_runs group by job);
