-- What a unit cost its vendor when it was sold; null where the vendor had not said so. Shoppers never see it.
alter table orders.lines add column unit_cost_minor bigint check (unit_cost_minor >= 0);
