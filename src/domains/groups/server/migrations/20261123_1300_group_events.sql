-- Events of groups, and who goes to them.
create table groups.events (
  id text primary key,
  group_id text not null references groups.groups on delete cascade,
  -- Null: the account is erased.
  created_by text references groups.people on delete set null,
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 4000),
  -- An address, or a link for an event on the web.
  place text not null default '' check (length(place) <= 300),
  -- IANA name: the clock that the event is read by.
  time_zone text not null check (length(time_zone) <= 60),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- How many may go; null: everybody.
  places int check (places between 1 and 100000),
  cancelled_at timestamptz,
  -- When the reminders of this start were sent, or were too late to be sent.
  day_reminded_at timestamptz,
  hour_reminded_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null
);
create index events_of_group on groups.events (group_id, starts_at, id);
create index events_by on groups.events (created_by);
create index events_to_remind on groups.events (starts_at) where cancelled_at is null and hour_reminded_at is null;

-- Only members answer: the answer ends with the membership.
create table groups.answers (
  event_id text not null references groups.events on delete cascade,
  group_id text not null,
  user_id text not null,
  answer text not null check (answer in ('going', 'maybe', 'no')),
  answered_at timestamptz not null,
  primary key (event_id, user_id),
  foreign key (group_id, user_id) references groups.members on delete cascade
);
create index answers_newest on groups.answers (event_id, answer, answered_at desc, user_id desc);
create index answers_of_member on groups.answers (group_id, user_id);
create index answers_of_person on groups.answers (user_id);
