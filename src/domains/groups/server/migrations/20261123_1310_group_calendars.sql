-- Private addresses of calendars that members subscribe to, without a login. The token itself is in the address only.
create table groups.calendars (
  user_id text not null references groups.people on delete cascade,
  -- Null: all events that the person comes to.
  group_id text references groups.groups on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  unique nulls not distinct (user_id, group_id)
);
create index calendars_of_group on groups.calendars (group_id);
