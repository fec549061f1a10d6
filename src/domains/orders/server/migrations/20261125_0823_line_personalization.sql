-- What the shopper had the line made with, with the words as they were at the sale:
-- [{"id", "type", "labels", "value", "names"}]. The value of a picture is its id in cart.pictures.
alter table orders.lines add column personalization jsonb not null default '[]' check (jsonb_typeof(personalization) = 'array');
