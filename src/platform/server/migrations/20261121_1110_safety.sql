-- How often something was tried, and what was done that somebody may have to answer for.

-- One row per limit and key while its window lasts. The key is hashed with a secret: no address or name is in it.
create table platform.rate_limits (
  name text not null,
  key bytea not null,
  spent int not null,
  ends_at timestamptz not null,
  primary key (name, key)
);
create index rate_limits_end on platform.rate_limits (ends_at);

-- A schema of its own, because whoever owns a schema may drop what is in it: scripts/audit-owner.sql gives it away, and then
-- Plaza can add and read, nothing else (docs/decisions/0013-audit-log.md).
create schema audit;

-- Ids and states only, never names, email addresses or secrets: no row is ever erased.
create table audit.entries (
  position bigint primary key,
  id text not null unique,
  at timestamptz not null,
  -- A user's id, or 'system'.
  actor text not null,
  action text not null check (action ~ '^[a-z]+\.[a-zA-Z]+$'),
  subject_type text not null,
  subject_id text not null,
  workspace_id text,
  address text,
  user_agent text check (length(user_agent) <= 300),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  previous_hash bytea not null,
  hash bytea not null
);
create index entries_by_subject on audit.entries (subject_id, position desc);

-- What the hash of an entry must be. Nothing in it depends on settings of the session.
create function audit.hash_of(entry audit.entries) returns bytea
language sql stable strict set search_path = pg_catalog, pg_temp
return sha256(entry.previous_hash || convert_to(jsonb_build_array(
  entry.position, entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.actor, entry.action,
  entry.subject_type, entry.subject_id, entry.workspace_id, entry.address, entry.user_agent, entry.details
)::text, 'UTF8'));

-- The only way in. The lock is held until the transaction ends, so that the chain is in the order of commits.
create function audit.append(
  id text, at timestamptz, actor text, action text, subject_type text, subject_id text,
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
    coalesce(last.position, 0) + 1, id, at, actor, action, subject_type, subject_id, workspace_id, address, user_agent, details,
    coalesce(last.hash, ''), null
  );
  entry.hash := audit.hash_of(entry);
  insert into audit.entries values (entry.*);
end
$$;
revoke execute on function audit.append from public;

-- Entries that are not what was appended: changed, taken out from between, or put in by another way.
create function audit.breaches() returns table (subject text, found text, expected text)
language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select id, concat_ws(' ', position, encode(previous_hash, 'hex'), encode(hash, 'hex')),
    concat_ws(' ', place, encode(before, 'hex'), encode(own_hash, 'hex'))
  from (
    select e.id, e.position, e.previous_hash, e.hash, audit.hash_of(e) as own_hash,
      row_number() over (order by e.position) as place, lag(e.hash, 1, ''::bytea) over (order by e.position) as before
    from audit.entries e
  ) chain
  where (position, previous_hash, hash) is distinct from (place, before, own_hash);
end;

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are never changed';
end
$$;
create trigger entries_are_kept before update or delete on audit.entries for each row execute function audit.refuse_change();
create trigger entries_are_not_emptied before truncate on audit.entries execute function audit.refuse_change();
revoke update, delete, truncate, references, trigger on audit.entries from current_user;
