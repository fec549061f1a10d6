-- Until when the email address of the order has to be confirmed, else the order is cancelled. Null: nothing to confirm. It stays after the
-- end, so that a cancelled order nobody confirmed sends no mails.
alter table orders.orders add column confirm_until timestamptz;
create index orders_to_confirm on orders.orders (confirm_until) where confirm_until is not null;

-- Orders that are paid later and whose address nobody proved wait for a confirmation: above an amount (null: never), and when the address
-- has as many pending orders.
alter table orders.settings add column confirm_above_minor bigint default 20000 check (confirm_above_minor >= 0);
alter table orders.settings add column confirm_pending_orders int not null default 3 check (confirm_pending_orders between 1 and 100);
alter table orders.settings add column confirm_hours int not null default 24 check (confirm_hours between 1 and 168);
