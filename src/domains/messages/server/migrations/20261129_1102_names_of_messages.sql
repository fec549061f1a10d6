-- A copy of the name under which the person is shown: the display name, or the username.
alter table messages.people add column name text not null default '' check (length(name) <= 100);
update messages.people set name = username;
