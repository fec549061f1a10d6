-- Which invariants the last check looked at.
alter table platform.checks add column names text[] not null default '{}';
