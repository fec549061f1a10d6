-- The time zone by whose clock the member reads and is notified: the chosen one, or else that of the browser used last. IANA names.
alter table accounts.preferences
  add column time_zone text check (length(time_zone) <= 60),
  add column browser_time_zone text not null default 'UTC' check (length(browser_time_zone) <= 60);
