-- Who somebody is, how they prove it, how they show themselves.
create extension if not exists pg_trgm;
create schema accounts;

create table accounts.users (
  id text primary key,
  -- As its owner writes it; key is one form of all its spellings, skeleton one form of all its look-alikes.
  username text not null check (length(username) between 1 and 60),
  username_key text not null unique,
  username_skeleton text not null unique,
  email text not null,
  email_key text not null unique,
  -- assumed: flipped by the first login while no mail leaves the house; it grants nothing.
  email_proof text not null default 'none' check (email_proof in ('none', 'assumed', 'mailed')),
  role text not null default 'user' check (role in ('user', 'vendor', 'admin')),
  -- null: none is in force; a mailed reset brings one.
  password_hash text,
  password_changed_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  -- Set when its owner asked to be deleted: nobody signs in any more, jobs erase the rest.
  leaving_since timestamptz
);
create index users_created_at on accounts.users (created_at desc, id desc);
create index users_search on accounts.users using gin ((username_key || ' ' || email_key) gin_trgm_ops);
create index users_administrators on accounts.users (id) where role = 'admin';

-- Names that nobody may take: of deleted accounts, and former ones of living accounts. Only their hash is kept.
create table accounts.retired_usernames (
  skeleton_hash bytea primary key,
  -- Whose former name it is, who may take it back; null once the account is gone.
  user_id text references accounts.users on delete set null,
  retired_at timestamptz not null
);

create table accounts.profiles (
  user_id text primary key references accounts.users on delete cascade,
  bio text not null default '' check (length(bio) <= 500),
  links jsonb not null default '[]',
  avatar jsonb,
  version int not null default 1
);

create table accounts.preferences (
  user_id text primary key references accounts.users on delete cascade,
  language text check (language in ('en', 'es', 'ar')),
  -- null: never chosen; what the browser shows stays.
  theme text,
  -- Only what was switched: a flag that is absent counts as on (spec §4).
  notifications jsonb not null default '{}'
);

-- The token itself is nowhere in the database.
create table accounts.sessions (
  id text primary key,
  user_id text not null references accounts.users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When whoever sits there last proved who they are.
  proved_at timestamptz not null,
  address text not null,
  user_agent text not null
);
create index sessions_by_user on accounts.sessions (user_id, created_at);
create index sessions_last_seen on accounts.sessions (last_seen_at);

-- Mailed links and tickets between two steps: good once, for one purpose, one person and one address.
create table accounts.tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'second_factor')),
  user_id text not null references accounts.users on delete cascade,
  email_key text not null,
  -- Whether it was mailed to the address by a transport that leaves the house, which proves the address.
  delivered boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  tries int not null default 0
);
create index tokens_by_user on accounts.tokens (user_id, purpose);
create index tokens_expire on accounts.tokens (expires_at);

-- An address somebody wants to move to, until its link is followed.
create table accounts.email_changes (
  user_id text primary key references accounts.users on delete cascade,
  email text not null,
  email_key text not null,
  requested_at timestamptz not null
);

create table accounts.totp (
  user_id text primary key references accounts.users on delete cascade,
  -- Sealed with a key that is not in the database.
  secret text not null,
  created_at timestamptz not null,
  -- null: shown, but no code of it was entered yet.
  enabled_at timestamptz,
  -- The last time step a code was accepted for: a code is good once.
  last_step bigint not null default 0
);

create table accounts.recovery_codes (
  user_id text not null references accounts.users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table accounts.passkeys (
  -- The credential id, as the authenticator made it.
  id text primary key,
  user_id text not null references accounts.users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on accounts.passkeys (user_id, created_at);

create table accounts.passkey_challenges (
  id text primary key,
  challenge text not null,
  -- null: whoever holds a passkey may come in by it.
  user_id text references accounts.users on delete cascade,
  purpose text not null check (purpose in ('register', 'login', 'second_factor')),
  -- The ticket that a second factor answers.
  token_hash bytea,
  expires_at timestamptz not null
);
create index passkey_challenges_expire on accounts.passkey_challenges (expires_at);

-- In force while not lifted and until its end.
create table accounts.suspensions (
  id text primary key,
  user_id text not null references accounts.users on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  suspended_by text not null,
  since timestamptz not null,
  until timestamptz,
  lifted_at timestamptz,
  lifted_by text
);
create index suspensions_by_user on accounts.suspensions (user_id) where lifted_at is null;

create table accounts.exports (
  id text primary key,
  user_id text not null references accounts.users on delete cascade,
  state text not null check (state in ('preparing', 'ready', 'failed')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  file_key text,
  bytes bigint
);
create index exports_by_user on accounts.exports (user_id, requested_at desc);
create unique index exports_one_preparing on accounts.exports (user_id) where state = 'preparing';
create index exports_expire on accounts.exports (expires_at) where file_key is not null;

-- What the operator has set; one row.
create table accounts.settings (
  only_row boolean primary key default true check (only_row),
  registration text not null default 'open' check (registration in ('open', 'closed')),
  version int not null default 1
);
insert into accounts.settings default values;
