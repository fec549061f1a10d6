create schema approvals;

-- Requests that a second person decides. A workspace's, or, without a workspace, the platform's.
create table approvals.requests (
  id text primary key,
  workspace_id text references workspaces.workspaces on delete cascade,
  kind text not null check (length(kind) <= 60),
  resource_type text not null check (length(resource_type) <= 60),
  resource_id text not null check (length(resource_id) <= 80),
  -- In the base currency, as the limits.
  amount_minor bigint check (amount_minor >= 0),
  params jsonb not null default '{}',
  note text not null default '' check (length(note) <= 500),
  author_id text,
  -- People who may not decide besides the author.
  parties text[] not null default '{}',
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected', 'Withdrawn')),
  requested_at timestamptz not null,
  decided_by text,
  -- The person in whose place a substitute decided.
  on_behalf_of text,
  decided_at timestamptz,
  decision_note text not null default '' check (length(decision_note) <= 500),
  check ((status = 'Pending') = (decided_at is null)),
  -- Four eyes.
  check (status not in ('Approved', 'Rejected') or decided_by is distinct from author_id or decided_by is null),
  check (on_behalf_of is distinct from author_id or on_behalf_of is null),
  check (on_behalf_of is distinct from decided_by or on_behalf_of is null)
);
create unique index requests_pending on approvals.requests (kind, resource_id) where status = 'Pending';
create index requests_by_resource on approvals.requests (kind, resource_id, requested_at desc, id desc);
create index requests_waiting on approvals.requests (workspace_id, requested_at desc, id desc) where status = 'Pending';
create index requests_by_author on approvals.requests (workspace_id, author_id, requested_at desc, id desc);
create index requests_by_decider on approvals.requests (workspace_id, decided_by, requested_at desc, id desc) where decided_by is not null;

-- Every step of a request, in order.
create table approvals.steps (
  request_id text not null references approvals.requests on delete cascade,
  position int not null,
  step text not null check (step in ('requested', 'approved', 'rejected', 'withdrawn')),
  at timestamptz not null,
  -- Null: Plaza itself, or somebody whose account is gone.
  actor_id text,
  on_behalf_of text,
  note text not null default '' check (length(note) <= 500),
  primary key (request_id, position)
);
create index steps_by_actor on approvals.steps (actor_id) where actor_id is not null;

-- The amount above which a kind needs approval; null: never.
create table approvals.limits (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  kind text not null check (length(kind) <= 60),
  over_minor bigint check (over_minor >= 0),
  version int not null default 1,
  primary key (workspace_id, kind)
);

-- Who decides in another member's place, for a time.
create table approvals.substitutes (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  person_id text not null,
  substitute_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check (person_id <> substitute_id),
  check (ends_at > starts_at)
);
create index substitutes_by_person on approvals.substitutes (workspace_id, person_id, ends_at);
create index substitutes_by_substitute on approvals.substitutes (workspace_id, substitute_id, ends_at);
