-- Reports keep what was reported; texts are filtered before others see them.

alter table reports.reports
  -- A report that the filter made, about a text that is held back.
  add column automatic boolean not null default false,
  -- The record as it was (src/platform/server/moderation.ts); emptied when a person in it deletes their account.
  add column evidence jsonb not null default '[]',
  -- The group whose moderators decide about the record, too.
  add column group_id text;
create unique index reports_open_automatic on reports.reports (resource_type, resource_id) where status = 'open' and automatic;
create index reports_by_group on reports.reports (group_id) where group_id is not null and status = 'open';

create table reports.filter_settings (
  singleton boolean primary key default true check (singleton),
  -- One in a line.
  whole_words text not null default '' check (length(whole_words) <= 10000),
  word_parts text not null default '' check (length(word_parts) <= 10000),
  words_action text not null default 'hold' check (words_action in ('hold', 'refuse')),
  blocked_sites text not null default '' check (length(blocked_sites) <= 10000),
  sites_action text not null default 'refuse' check (sites_action in ('hold', 'refuse')),
  new_account_days int not null default 3 check (new_account_days between 0 and 365),
  new_account_links int not null default 2 check (new_account_links between 0 and 20),
  links_action text not null default 'hold' check (links_action in ('hold', 'refuse')),
  version int not null default 1
);
insert into reports.filter_settings default values;
