-- Decisions about reported records, appeals against them, and what became of the appeals. Rows are added and never changed.
create schema moderation;

create table moderation.decisions (
  id text primary key,
  resource_type text not null check (length(resource_type) <= 40),
  resource_id text not null check (length(resource_id) <= 64),
  group_id text,
  action text not null check (action in ('dismiss', 'remove', 'warn', 'suspend')),
  -- Null for a dismissal.
  reason text check (length(reason) <= 40),
  -- What the moderator wrote to the author.
  text text not null default '' check (length(text) <= 2000),
  -- What was decided about, as its author wrote it.
  excerpt text not null default '' check (length(excerpt) <= 500),
  detected text not null check (detected in ('reports', 'filter')),
  -- The author; null once the account is deleted, and for records without one.
  user_id text,
  -- The end of a suspension; null: until it is lifted.
  suspended_until timestamptz,
  -- The first open report.
  opened_at timestamptz not null,
  reports int not null check (reports > 0),
  -- The moderator; null once the account is deleted.
  decided_by text,
  decided_at timestamptz not null,
  check ((action = 'dismiss') = (reason is null))
);
create index decisions_by_time on moderation.decisions (decided_at desc, id desc);
create index decisions_by_record on moderation.decisions (resource_type, resource_id, decided_at desc);
create index decisions_by_user on moderation.decisions (user_id, decided_at desc) where user_id is not null;
create index decisions_by_moderator on moderation.decisions (decided_by) where decided_by is not null;
create index decisions_by_group on moderation.decisions (group_id, decided_at desc) where group_id is not null;

create table moderation.appeals (
  decision_id text primary key references moderation.decisions,
  text text not null check (length(text) <= 2000),
  appealed_at timestamptz not null
);
create index appeals_by_time on moderation.appeals (appealed_at);

create table moderation.verdicts (
  decision_id text primary key references moderation.appeals,
  outcome text not null check (outcome in ('upheld', 'reversed')),
  -- What the administrator wrote to the author.
  text text not null check (length(text) <= 2000),
  decided_by text,
  decided_at timestamptz not null
);
create index verdicts_by_moderator on moderation.verdicts (decided_by) where decided_by is not null;

-- An erased account takes its id and its words along; nothing else changes.
create function moderation.refuse_changes() returns trigger language plpgsql as $$
declare
  erasable constant text[] := '{user_id,decided_by,excerpt,text}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - erasable = to_jsonb(old) - erasable and not exists (
    select from jsonb_each_text(to_jsonb(new)) n join jsonb_each_text(to_jsonb(old)) o using (key)
    where n.value is distinct from o.value and coalesce(n.value, '') <> ''
  ) then
    return new;
  end if;
  raise exception 'decisions are never changed';
end
$$;
create trigger decisions_stay before update or delete on moderation.decisions for each row execute function moderation.refuse_changes();
create trigger appeals_stay before update or delete on moderation.appeals for each row execute function moderation.refuse_changes();
create trigger verdicts_stay before update or delete on moderation.verdicts for each row execute function moderation.refuse_changes();
create trigger decisions_are_kept before truncate on moderation.decisions execute function moderation.refuse_changes();
create trigger appeals_are_kept before truncate on moderation.appeals execute function moderation.refuse_changes();
create trigger verdicts_are_kept before truncate on moderation.verdicts execute function moderation.refuse_changes();
