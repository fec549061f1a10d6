-- How long a shopper may cancel and return is true at the sale and stays so for that order.
alter table orders.settings
  -- Hours after the order was placed; null: until it is sent.
  add column cancel_window_hours int check (cancel_window_hours between 0 and 8760);
alter table orders.orders
  add column return_window_days int not null default 14 check (return_window_days between 0 and 365),
  add column cancel_window_hours int check (cancel_window_hours between 0 and 8760);
update orders.orders set return_window_days = (select return_window_days from orders.settings);
