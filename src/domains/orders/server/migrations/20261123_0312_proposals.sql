-- What one side of an order proposes to the other: a refund of units, their replacement or their return.
create table orders.proposals (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  part_number int not null,
  kind text not null check (kind in ('refund', 'replacement', 'return')),
  -- The side that made it.
  side text not null check (side in ('shopper', 'vendor')),
  status text not null
    check (status in ('Open', 'Accepted', 'Declined', 'Withdrawn', 'Expired', 'Disputed', 'Refunded', 'Dismissed')),
  reason text not null,
  message text not null default '' check (length(message) <= 2000),
  -- Why the other side declined it.
  answer text not null default '' check (length(answer) <= 2000),
  -- Null: a guest.
  proposed_by text,
  proposed_at timestamptz not null,
  answer_until timestamptz not null,
  -- The refund of its units when it was made; what was refunded once it was accepted or decided. Null: a replacement.
  amount_minor bigint check (amount_minor >= 0),
  foreign key (order_id, part_number) references orders.parts on delete cascade
);
create index proposals_by_part on orders.proposals (order_id, part_number, id);
create index proposals_by_workspace on orders.proposals (workspace_id, id);
create index proposals_by_proposer on orders.proposals (proposed_by) where proposed_by is not null;
create index proposals_to_answer on orders.proposals (workspace_id, proposed_at, id) where status = 'Open' and side = 'shopper';
create index proposals_by_deadline on orders.proposals (answer_until, id) where status = 'Open';

create table orders.proposal_lines (
  proposal_id text not null references orders.proposals on delete cascade,
  order_id text not null,
  position int not null,
  quantity int not null check (quantity > 0),
  primary key (proposal_id, position),
  foreign key (order_id, position) references orders.lines on delete cascade
);
create index proposal_lines_by_line on orders.proposal_lines (order_id, position);

create table orders.proposal_history (
  id text primary key,
  proposal_id text not null references orders.proposals on delete cascade,
  status text not null,
  actor text not null,
  side text not null check (side in ('shopper', 'vendor', 'platform', 'system')),
  happened_at timestamptz not null
);
create index proposal_history_by_proposal on orders.proposal_history (proposal_id, id);
create index proposal_history_by_actor on orders.proposal_history (actor);

-- An accepted replacement: units of a line that the vendor sends once more. Their stock is allocated until they are sent.
create table orders.replacements (
  proposal_id text primary key references orders.proposals on delete cascade,
  workspace_id text not null references workspaces.workspaces,
  order_id text not null,
  part_number int not null,
  agreed_at timestamptz not null,
  shipped_at timestamptz,
  cancelled_at timestamptz,
  carrier text not null default '' check (length(carrier) <= 80),
  tracking_number text not null default '' check (length(tracking_number) <= 80),
  tracking_url text check (tracking_url ~ '^https?://'),
  foreign key (order_id, part_number) references orders.parts on delete cascade,
  check (shipped_at is null or cancelled_at is null)
);
create index replacements_by_part on orders.replacements (order_id, part_number);
create index replacements_to_ship on orders.replacements (workspace_id, agreed_at, proposal_id) where shipped_at is null and cancelled_at is null;

-- A dispute concerns a refused return, or a proposal that the vendor declined or left unanswered.
alter table orders.disputes drop constraint disputes_pkey;
alter table orders.disputes alter column return_id drop not null;
alter table orders.disputes add column proposal_id text references orders.proposals on delete cascade;
alter table orders.disputes add constraint disputes_about_one check (num_nonnulls(return_id, proposal_id) = 1);
alter table orders.disputes add column id text not null generated always as (coalesce(return_id, proposal_id)) stored primary key;
create unique index disputes_by_return on orders.disputes (return_id) where return_id is not null;
create unique index disputes_by_proposal on orders.disputes (proposal_id) where proposal_id is not null;

-- Days in which a proposal is answered. After that the shopper's goes to the platform, and the vendor's ends.
alter table orders.settings add column proposal_answer_days int not null default 3 check (proposal_answer_days between 1 and 30);
