-- Tags and the ids of collections, which decide what promotions take off the price on a card.
alter table marketplace.listings
  add column tags text[] not null default '{}',
  add column collections text[] not null default '{}';
-- Listings without these words are rebuilt at the start.
update marketplace.listing_texts set found_by = null;
