-- The operator opens an order and sees what was entered about it.
create index transactions_of_order on finance.transactions (order_id) where order_id is not null;
