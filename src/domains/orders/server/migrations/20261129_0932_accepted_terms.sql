-- The terms of service that the shopper accepted by ordering; null: none were published.
alter table orders.orders
  add column terms_version int,
  add column terms_accepted_at timestamptz,
  add check ((terms_version is null) = (terms_accepted_at is null));
