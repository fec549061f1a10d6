-- Members' reports of records that break the rules.
create schema reports;

create table reports.reports (
  id text primary key,
  resource_type text not null check (length(resource_type) <= 40),
  resource_id text not null check (length(resource_id) <= 64),
  -- The member who reported; null once the account is deleted.
  user_id text,
  reason text not null check (
    reason in (
      'counterfeit', 'prohibited', 'dangerous', 'misleading', 'intellectualProperty', 'offensive', 'spam', 'offTopic', 'private', 'other'
    )
  ),
  note text not null default '' check (length(note) <= 1000),
  status text not null default 'open' check (status in ('open', 'dismissed', 'acted')),
  reported_at timestamptz not null,
  closed_at timestamptz,
  -- The administrator who dismissed it or acted on the record; null once the account is deleted.
  closed_by text,
  check ((status = 'open') = (closed_at is null))
);
-- One open report per member and record.
create unique index reports_open on reports.reports (resource_type, resource_id, user_id) where status = 'open';
create index reports_by_record on reports.reports (resource_type, resource_id, reported_at desc);
create index reports_by_user on reports.reports (user_id) where user_id is not null;
create index reports_by_closer on reports.reports (closed_by) where closed_by is not null;
create index reports_closed_at on reports.reports (closed_at) where closed_at is not null;
