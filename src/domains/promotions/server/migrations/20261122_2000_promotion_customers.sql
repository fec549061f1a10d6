-- Platform promotions leave out payment on delivery unless this is set: Plaza pays for a sale whose money it never sees. Vendors pay for
-- their own promotions, which always include it.
alter table promotions.promotions add column on_delivery boolean not null default false;

-- A use counts for everything that identifies the customer: account, mailbox, address and phone number.
alter table promotions.redemptions add column customers bytea[] not null default '{}';
update promotions.redemptions set customers = array[customer];
alter table promotions.redemptions drop column customer, alter column customers drop default;
