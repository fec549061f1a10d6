-- What promotions took off. `discount_minor` is of the goods; what they took off delivery is not in `shipping_minor`.
alter table orders.orders
  add column discount_minor bigint not null default 0 check (discount_minor between 0 and subtotal_minor),
  drop constraint orders_check,
  add check (total_minor = subtotal_minor - discount_minor + shipping_minor + tax_minor),
  -- As they were shown: [{"name" by language, "code", "target", "amountMinor", "paidBy", "part"}].
  add column promotions jsonb not null default '[]';

alter table orders.parts
  add column discount_minor bigint not null default 0 check (discount_minor between 0 and subtotal_minor),
  drop constraint parts_check,
  add check (total_minor = subtotal_minor - discount_minor + shipping_minor + tax_minor);

-- What of a line, and of its share of delivery, the platform pays instead of the shopper.
alter table orders.lines add column subsidy_minor bigint not null default 0 check (subsidy_minor >= 0);
