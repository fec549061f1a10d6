-- Open orders and their value by the day they are due, kept by triggers, so that counting them takes as long as there are days.
create table procurement.open_days (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  due_on date not null,
  orders int not null check (orders > 0),
  -- Those of them that are drafts, which are never late, and those that wait for an approval.
  drafts int not null check (drafts between 0 and orders),
  awaiting int not null check (awaiting between 0 and orders),
  base_minor bigint not null,
  primary key (workspace_id, due_on)
);

insert into procurement.open_days (workspace_id, due_on, orders, drafts, awaiting, base_minor)
select workspace_id, due_on, count(*), count(*) filter (where status = 'Draft'), count(*) filter (where awaiting_approval), sum(base_minor)
from procurement.orders where status not in ('Fulfilled', 'Cancelled') group by 1, 2;

create function procurement.count_open_orders() returns trigger language plpgsql as $$
begin
  -- Two orders that change their days with each other lock the days in the same order.
  perform from procurement.open_days
    where (workspace_id, due_on) in ((old.workspace_id, old.due_on), (new.workspace_id, new.due_on)) order by workspace_id, due_on for update;
  if old.status not in ('Fulfilled', 'Cancelled') then
    -- The last order of a day takes its row away.
    delete from procurement.open_days where workspace_id = old.workspace_id and due_on = old.due_on and orders = 1;
    update procurement.open_days set orders = orders - 1, drafts = drafts - (old.status = 'Draft')::int,
      awaiting = awaiting - old.awaiting_approval::int, base_minor = base_minor - old.base_minor
    where workspace_id = old.workspace_id and due_on = old.due_on;
  end if;
  if new.status not in ('Fulfilled', 'Cancelled') then
    insert into procurement.open_days as d (workspace_id, due_on, orders, drafts, awaiting, base_minor)
    values (new.workspace_id, new.due_on, 1, (new.status = 'Draft')::int, new.awaiting_approval::int, new.base_minor)
    on conflict (workspace_id, due_on) do update set orders = d.orders + 1, drafts = d.drafts + excluded.drafts,
      awaiting = d.awaiting + excluded.awaiting, base_minor = d.base_minor + excluded.base_minor;
  end if;
  return null;
end
$$;

create trigger orders_count_new after insert on procurement.orders for each row execute function procurement.count_open_orders();
create trigger orders_count_removed after delete on procurement.orders for each row execute function procurement.count_open_orders();
create trigger orders_count_changed after update on procurement.orders for each row
  when ((old.status, old.due_on, old.awaiting_approval, old.base_minor) is distinct from (new.status, new.due_on, new.awaiting_approval, new.base_minor))
  execute function procurement.count_open_orders();
