-- What a shopper can have a product made with, such as the name to engrave: at most five fields.
alter table catalog.products
  add column personalization jsonb not null default '[]'
    check (jsonb_typeof(personalization) = 'array' and jsonb_array_length(personalization) <= 5);
