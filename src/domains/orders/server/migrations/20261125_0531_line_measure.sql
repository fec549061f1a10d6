-- What one step of a line's quantity was at the sale, in thousandths of the unit.
alter table orders.lines add column measure jsonb not null default '{"unit": "piece", "step": 1000}' check (jsonb_typeof(measure) = 'object');
