-- People whom the moderators removed and keep out.
create table groups.bans (
  group_id text not null references groups.groups on delete cascade,
  user_id text not null references groups.people on delete cascade,
  -- Null: the account is erased.
  banned_by text references groups.people on delete set null,
  banned_at timestamptz not null,
  primary key (group_id, user_id)
);
create index bans_newest on groups.bans (group_id, banned_at desc, user_id desc);
create index bans_of_person on groups.bans (user_id);
create index bans_by on groups.bans (banned_by);
