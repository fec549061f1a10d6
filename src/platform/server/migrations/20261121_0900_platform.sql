-- What every domain stands on: idempotency keys, facts and who heard them, living workers.
create schema platform;

create table platform.idempotency_keys (
  viewer text not null,
  operation text not null,
  key text not null,
  body_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (viewer, operation, key)
);
create index idempotency_keys_created_at on platform.idempotency_keys (created_at);

-- position is the order of insertion; it is never a key of anything outside this table and its dispatcher.
create table platform.facts (
  id text primary key,
  position bigint generated always as identity,
  type text not null,
  aggregate text not null,
  payload jsonb not null,
  happened_at timestamptz not null,
  dispatched_at timestamptz
);
create index facts_waiting on platform.facts (position) where dispatched_at is null;
create index facts_by_aggregate on platform.facts (aggregate, position);
create index facts_happened_at on platform.facts (happened_at);

-- What a listener has to hear, written by the dispatcher; marked heard in the listener's own transaction: at least once in,
-- exactly once in effect. A listener added by a later version owes nothing to older facts.
create table platform.hearings (
  listener text not null,
  fact_id text not null references platform.facts on delete cascade,
  aggregate text not null,
  position bigint not null,
  attempts int not null default 0,
  heard_at timestamptz,
  -- Why the listener failed last; with heard_at set, it failed to the last try and went on without this fact.
  error text,
  primary key (listener, fact_id)
);
create index hearings_due on platform.hearings (listener, position) where heard_at is null;
create index hearings_by_fact on platform.hearings (fact_id);

-- Worker processes alive hold an advisory lock on lock_key; who finds it free knows the holder is gone.
create table platform.workers (
  worker_id text primary key,
  lock_key bigint not null,
  started_at timestamptz not null default now()
);

-- Text as it is searched: lower case, no accents, one form of each Arabic letter, no vowel signs or tatweel.
create function platform.searchable(input text) returns text
language sql immutable parallel safe strict
return translate(
  regexp_replace(lower(normalize(input, NFKD)), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'),
  'أإآٱىةؤئ', 'ااااىهوي'
);
