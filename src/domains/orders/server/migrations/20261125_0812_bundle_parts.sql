-- The parts of a bundle as they were at the sale: they decide which stock is shipped, released and returned.
alter table orders.lines add column bundle_parts jsonb not null default '[]' check (jsonb_typeof(bundle_parts) = 'array');
