-- Open orders by their day, and the numbers of the overview from the index alone.
create index orders_open_by_due on procurement.orders (workspace_id, due_on, id) include (status, awaiting_approval, base_minor)
  where status not in ('Fulfilled', 'Cancelled');
drop index procurement.orders_open;
create index suppliers_in_use on procurement.suppliers (workspace_id) where archived_at is null;
