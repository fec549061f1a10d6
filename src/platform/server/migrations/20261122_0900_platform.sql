-- Tables that every domain uses: idempotency keys, domain events and their deliveries, workers, rate limits, uploads, the results of
-- the invariant checks, and the audit log.

-- Trigram indexes, for searches that tolerate misspellings.
create extension if not exists pg_trgm;

create schema platform;

-- One row per request with an idempotency key. A repeated request with the same body gets the stored reply.
create table platform.idempotency_keys (
  viewer text not null,
  operation text not null,
  key text not null,
  body_hash text not null,
  -- Null only inside the transaction of the first request.
  reply jsonb,
  created_at timestamptz not null,
  primary key (viewer, operation, key)
);
create index idempotency_keys_created_at on platform.idempotency_keys (created_at);

-- The transactional outbox: an event is written in the transaction that it describes. `position` is the order of insertion; only the
-- dispatcher and the deliveries use it, no other table may refer to it.
create table platform.events (
  id text primary key,
  position bigint generated always as identity,
  type text not null,
  -- The id of the record that the event is about. Events of one aggregate are delivered in order.
  aggregate text not null,
  payload jsonb not null,
  happened_at timestamptz not null,
  dispatched_at timestamptz
);
create index events_undispatched on platform.events (position) where dispatched_at is null;
create index events_by_aggregate on platform.events (aggregate, position);
create index events_happened_at on platform.events (happened_at);

-- One listener's copy of one event. The dispatcher inserts it; the listener marks it as delivered in its own transaction, so that it is
-- delivered at least once and takes effect exactly once. A listener that a later version adds gets no older events.
create table platform.event_deliveries (
  listener text not null,
  event_id text not null references platform.events on delete cascade,
  aggregate text not null,
  position bigint not null,
  attempts int not null default 0,
  delivered_at timestamptz,
  -- The error of the last failed attempt. With `delivered_at` set, all attempts failed and the listener skipped this event.
  error text,
  primary key (listener, event_id)
);
create index event_deliveries_due on platform.event_deliveries (listener, position) where delivered_at is null;
create index event_deliveries_by_event on platform.event_deliveries (event_id);

-- The last number that each owner gave out in a sequence without gaps, for example its invoices. The row stays locked until the
-- transaction that took a number ends.
create table platform.number_sequences (
  owner text not null,
  name text not null,
  last_number bigint not null check (last_number > 0),
  primary key (owner, name)
);

-- Running worker processes. Each holds an advisory lock on its `lock_key` while it lives; a lock that is free belonged to a dead one.
create table platform.workers (
  worker_id text primary key,
  lock_key bigint not null,
  started_at timestamptz not null default now()
);

-- One row per limit and key while its time window lasts. The key is hashed with a secret, so that no address or name is stored.
create table platform.rate_limits (
  name text not null,
  key bytea not null,
  spent int not null,
  ends_at timestamptz not null,
  primary key (name, key)
);
create index rate_limits_end on platform.rate_limits (ends_at);

-- Pictures that a member, or a guest with access to an order, uploaded. Rows are deleted after a day; until then the picture can
-- be used, and the uploads of one sender are counted.
create table platform.uploads (
  id text primary key,
  sender_id text not null,
  key text not null,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index uploads_by_sender on platform.uploads (sender_id, created_at);
create index uploads_created_at on platform.uploads (created_at);

-- Files that no row of a domain refers to, yet or any more. The row is written before the file, so that no file is ever lost, and is
-- removed in the transaction that stores a reference. A job deletes the files whose `delete_at` has passed.
create table platform.orphaned_files (
  key text primary key,
  delete_at timestamptz not null,
  -- True once the deletion has begun: from then on no row may refer to the file.
  deleting boolean not null default false
);
create index orphaned_files_delete_at on platform.orphaned_files (delete_at);

-- Violations of invariants that the hourly check found. They stay listed until an administrator has dealt with them.
create table platform.violations (
  invariant text not null,
  -- The id of the record, or several ids separated by spaces.
  resource text not null,
  found text not null,
  expected text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When a check no longer found it.
  resolved_at timestamptz,
  primary key (invariant, resource)
);
create index violations_open on platform.violations (first_seen_at) where resolved_at is null;

-- The last check of the invariants: one row.
create table platform.checks (
  singleton boolean primary key default true check (singleton),
  checked_at timestamptz not null,
  -- How many invariants were checked, and their names.
  invariants int not null,
  names text[] not null default '{}'
);

-- Normalizes text for searching: lower case, no accents, one form of each Arabic letter, no Arabic vowel signs or tatweel.
create function platform.searchable(input text) returns text
language sql immutable parallel safe strict
return translate(
  regexp_replace(lower(normalize(input, NFKD)), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'),
  'أإآٱىةؤئ', 'ااااىهوي'
);

-- The audit log has its own schema because the owner of a schema may drop its objects. scripts/audit-owner.sql gives the schema to another
-- role; from then on Plaza can append and read, and nothing else (docs/decisions/0013-audit-log.md).
create schema audit;

-- Holds ids and states only, never names, email addresses or secrets, because rows are never erased.
create table audit.entries (
  position bigint primary key,
  id text not null unique,
  at timestamptz not null,
  -- A user's id, or 'system'.
  actor text not null,
  action text not null check (action ~ '^[a-z]+\.[a-zA-Z]+$'),
  resource_type text not null,
  resource_id text not null,
  workspace_id text,
  address text,
  user_agent text check (length(user_agent) <= 300),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  previous_hash bytea not null,
  hash bytea not null
);
create index entries_by_resource on audit.entries (resource_id, position desc);

-- Computes the hash that an entry must have. The result does not depend on any setting of the session.
create function audit.compute_hash(entry audit.entries) returns bytea
language sql stable strict set search_path = pg_catalog, pg_temp
return sha256(entry.previous_hash || convert_to(jsonb_build_array(
  entry.position, entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.actor, entry.action,
  entry.resource_type, entry.resource_id, entry.workspace_id, entry.address, entry.user_agent, entry.details
)::text, 'UTF8'));

-- The only way to add an entry. The lock is held until the transaction ends, so that the hash chain follows the order of commits.
create function audit.append(
  id text, at timestamptz, actor text, action text, resource_type text, resource_id text,
  workspace_id text, address text, user_agent text, details jsonb
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  last audit.entries;
  entry audit.entries;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit.entries', 0));
  select * into last from audit.entries order by position desc limit 1;
  entry := row(
    coalesce(last.position, 0) + 1, id, at, actor, action, resource_type, resource_id, workspace_id, address, user_agent, details,
    coalesce(last.hash, ''), null
  );
  entry.hash := audit.compute_hash(entry);
  insert into audit.entries values (entry.*);
end
$$;
revoke execute on function audit.append from public;

-- Returns the entries that break the hash chain: they were changed, inserted without audit.append, or an entry before them was removed.
create function audit.violations() returns table (resource text, found text, expected text)
language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select id, concat_ws(' ', position, encode(previous_hash, 'hex'), encode(hash, 'hex')),
    concat_ws(' ', place, encode(before, 'hex'), encode(own_hash, 'hex'))
  from (
    select e.id, e.position, e.previous_hash, e.hash, audit.compute_hash(e) as own_hash,
      row_number() over (order by e.position) as place, lag(e.hash, 1, ''::bytea) over (order by e.position) as before
    from audit.entries e
  ) chain
  where (position, previous_hash, hash) is distinct from (place, before, own_hash);
end;

create function audit.reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit log entries are never changed';
end
$$;
create trigger entries_reject_change before update or delete on audit.entries for each row execute function audit.reject_change();
create trigger entries_reject_truncate before truncate on audit.entries execute function audit.reject_change();
revoke update, delete, truncate, references, trigger on audit.entries from current_user;
