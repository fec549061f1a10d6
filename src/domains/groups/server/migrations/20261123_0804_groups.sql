-- Groups of people: who is in them, who asks to join and who is invited.
create schema groups;

-- One row per person who takes part.
create table groups.people (
  user_id text primary key,
  -- A copy of the account's name, for the search in lists.
  username text not null check (length(username) <= 100),
  -- Suspended, or being deleted: the memberships stay, but nobody sees or counts them.
  absent boolean not null default false
);

create table groups.groups (
  id text primary key,
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 1000),
  rules text[] not null default '{}' check (cardinality(rules) <= 15),
  -- Everybody joins and reads a public group. A private one is read by its members, whom a moderator accepts.
  is_public boolean not null,
  -- Posts of members wait for a moderator.
  needs_approval boolean not null default false,
  banner jsonb,
  -- Equals the listed members.
  member_count int not null default 0 check (member_count >= 0),
  -- Of the settings above.
  version int not null default 1,
  created_at timestamptz not null
);
create index groups_by_size on groups.groups (member_count desc, id desc);

create table groups.members (
  group_id text not null references groups.groups on delete cascade,
  user_id text not null references groups.people,
  role text not null check (role in ('owner', 'moderator', 'member')),
  joined_at timestamptz not null,
  -- When the person got the role: the oldest moderator inherits the group.
  role_since timestamptz not null,
  primary key (group_id, user_id)
);
create unique index members_one_owner on groups.members (group_id) where role = 'owner';
create index members_newest on groups.members (group_id, joined_at desc, user_id desc);
create index members_of_person on groups.members (user_id, joined_at desc, group_id desc);

create table groups.requests (
  group_id text not null references groups.groups on delete cascade,
  user_id text not null references groups.people,
  note text not null default '' check (length(note) <= 300),
  asked_at timestamptz not null,
  primary key (group_id, user_id)
);
create index requests_newest on groups.requests (group_id, asked_at desc, user_id desc);
create index requests_of_person on groups.requests (user_id);

create table groups.invitations (
  group_id text not null references groups.groups on delete cascade,
  user_id text not null references groups.people,
  -- Null: the account is erased.
  invited_by text references groups.people on delete set null,
  invited_at timestamptz not null,
  primary key (group_id, user_id)
);
create index invitations_newest on groups.invitations (group_id, invited_at desc, user_id desc);
create index invitations_of_person on groups.invitations (user_id, invited_at desc, group_id desc);
create index invitations_by on groups.invitations (invited_by);
