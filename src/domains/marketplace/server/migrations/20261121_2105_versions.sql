-- Every process keeps the bits in its memory and asks what is newer than it knows (docs/decisions/0023-bits-in-memory.md). Listings
-- change one refresh after another, so a number drawn while one runs is committed before any higher one.
create sequence marketplace.versions;
alter table marketplace.listing_bits add version bigint not null default nextval('marketplace.versions');
alter table marketplace.listing_texts add version bigint not null default nextval('marketplace.versions');
create index listing_bits_by_version on marketplace.listing_bits (version);
create index listing_texts_by_version on marketplace.listing_texts (version);
-- Ranking reads the words of those that were found.
create index listing_texts_by_place on marketplace.listing_texts (language, ordinal);
-- Was for counting in the database.
drop index marketplace.listing_bits_second;

-- A list walks its order and asks the bits of each place, so the order brings the place along.
drop index marketplace.listings_newest, marketplace.listings_cheapest, marketplace.listings_dearest, marketplace.listings_best;
create index listings_newest on marketplace.listings (published_at desc, product_id desc) include (ordinal);
create index listings_cheapest on marketplace.listings (price_minor, product_id) include (ordinal);
create index listings_dearest on marketplace.listings (price_minor desc, product_id desc) include (ordinal);
create index listings_best on marketplace.listings (rating_score desc, product_id desc) include (ordinal);
-- Nothing is looked up by tokens or by prices of a category any more.
drop index marketplace.listings_facets, marketplace.listings_category_cheapest;
