-- Accounts: identity, login, sessions, profile and preferences of a person.
create schema accounts;

create table accounts.users (
  id text primary key,
  -- The username as its owner writes it. The key is the same for all spellings, the skeleton for all look-alike names.
  username text not null check (length(username) between 1 and 60),
  username_key text not null unique,
  username_skeleton text not null unique,
  email text not null,
  email_key text not null unique,
  -- How the address was verified. 'mailed': by a link sent to it. 'assumed': by the first login while the server sends no mail to the
  -- outside; it grants no rights.
  email_proof text not null default 'none' check (email_proof in ('none', 'assumed', 'mailed')),
  role text not null default 'user' check (role in ('user', 'vendor', 'admin')),
  -- Null: the account has no password; a mailed reset link sets one.
  password_hash text,
  password_changed_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  -- Set when the owner requests deletion: login is refused from then on, and jobs erase the data.
  deletion_requested_at timestamptz
);
create index users_created_at on accounts.users (created_at desc, id desc);
create index users_search on accounts.users using gin ((username_key || ' ' || email_key) gin_trgm_ops);
create index users_administrators on accounts.users (id) where role = 'admin';

-- Usernames that cannot be registered: names of deleted accounts and former names of existing ones. Only a hash is stored.
create table accounts.retired_usernames (
  skeleton_hash bytea primary key,
  -- The account that had the name and may take it back; null once that account is deleted.
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
  -- {"palette", "typography": {"heading", "body"}, "background": {"type"}} (spec §3). Null: never chosen, the browser keeps its own.
  theme jsonb,
  -- Only the flags that were changed: a flag that is absent is on (spec §4).
  notifications jsonb not null default '{}',
  -- The digits of Arabic text: Arabic ('arab') or Latin ('latn'); null until chosen.
  digits text check (digits in ('arab', 'latn'))
);

-- Addresses for deliveries. They are deleted with the account; an order keeps its own copy.
create table accounts.addresses (
  id text primary key,
  user_id text not null references accounts.users on delete cascade,
  address jsonb not null,
  is_default boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null
);
create index addresses_by_user on accounts.addresses (user_id, created_at, id);
create unique index addresses_default on accounts.addresses (user_id) where is_default;

-- Only the hash of a session token is stored.
create table accounts.sessions (
  id text primary key,
  user_id text not null references accounts.users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When the person last entered a password, code or passkey in this session.
  authenticated_at timestamptz not null,
  address text not null,
  user_agent text not null
);
create index sessions_by_user on accounts.sessions (user_id, created_at);
create index sessions_last_seen on accounts.sessions (last_seen_at);

-- Mailed links and login challenges. Each works once, for one purpose, one account and one address.
create table accounts.tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'second_factor')),
  user_id text not null references accounts.users on delete cascade,
  email_key text not null,
  -- Whether it was sent by a transport that reaches the outside. Only then does following the link verify the address.
  delivered boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  tries int not null default 0
);
create index tokens_by_user on accounts.tokens (user_id, purpose);
create index tokens_expire on accounts.tokens (expires_at);

-- A requested change of email address, until its link is followed.
create table accounts.email_changes (
  user_id text primary key references accounts.users on delete cascade,
  email text not null,
  email_key text not null,
  requested_at timestamptz not null
);

create table accounts.totp (
  user_id text primary key references accounts.users on delete cascade,
  -- Encrypted with a key that is not in the database.
  secret text not null,
  created_at timestamptz not null,
  -- Null: the secret was shown, but no code was entered yet.
  enabled_at timestamptz,
  -- The last time step whose code was accepted, so that a code works once.
  last_step bigint not null default 0
);

create table accounts.recovery_codes (
  user_id text not null references accounts.users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table accounts.passkeys (
  -- The credential id that the authenticator made.
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
  -- Null: a login, where the passkey itself names the account.
  user_id text references accounts.users on delete cascade,
  -- 'reauth' confirms the person behind a session that is already open.
  purpose text not null check (purpose in ('register', 'login', 'second_factor', 'reauth')),
  -- The login challenge that a second factor answers.
  token_hash bytea,
  expires_at timestamptz not null
);
create index passkey_challenges_expire on accounts.passkey_challenges (expires_at);

-- A suspension is active until it is lifted or `until` has passed; without `until` it has no end.
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

-- Archives of one person's personal data.
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

-- The administrator's settings: one row.
create table accounts.settings (
  singleton boolean primary key default true check (singleton),
  registration text not null default 'open' check (registration in ('open', 'closed')),
  version int not null default 1
);
insert into accounts.settings default values;
