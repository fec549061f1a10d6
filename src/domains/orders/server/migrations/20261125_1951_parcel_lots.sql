-- The batches and serial numbers that a parcel or a replacement brought, as they were then: variantId, number, expiresOn, quantity.
alter table orders.parcels add column lots jsonb not null default '[]';
