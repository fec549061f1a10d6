-- A promotion can also apply to products with a tag, and to those of a collection.
alter table promotions.promotions
  add column tags text[] not null default '{}',
  -- Ids of collections of the promotion's owner.
  add column collections text[] not null default '{}';
