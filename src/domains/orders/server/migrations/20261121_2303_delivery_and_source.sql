-- How a part is delivered, when its vendor has methods of its own: {"kind", "name" by language, "minDays", "maxDays"}.
alter table orders.parts add column delivery jsonb;
-- The subject that led to a line, as the cart carried it: {"type", "id"}.
alter table orders.lines add column source jsonb;
