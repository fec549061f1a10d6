-- A line remembers at which price it was put in and where it came from; it lies in the cart or is saved for later. One that was
-- taken out stays for a day, so that taking out can be undone.
alter table cart.lines
  add column place text not null default 'cart' check (place in ('cart', 'saved')),
  add column seen_price_minor bigint check (seen_price_minor >= 0),
  -- {"type": "post", "id": "post_…"}: the subject that led here.
  add column source jsonb,
  add column removed_at timestamptz,
  drop constraint lines_pkey,
  add primary key (owner, place, variant_id);
create index lines_removed_at on cart.lines (removed_at) where removed_at is not null;

-- Which of a vendor's own delivery methods somebody chose.
create table cart.deliveries (
  owner text not null,
  workspace_id text not null references workspaces.workspaces,
  method_id text not null,
  chosen_at timestamptz not null,
  primary key (owner, workspace_id)
);
create index deliveries_chosen_at on cart.deliveries (chosen_at);
