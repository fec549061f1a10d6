-- The accepted quote that an order bought; no two orders buy one quote.
alter table orders.orders add column quote_id text;
create unique index orders_of_quote on orders.orders (quote_id) where quote_id is not null;
