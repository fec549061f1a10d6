-- Every process keeps what a list is sorted by, beside the bits (docs/decisions/0025-pages-in-memory.md). A version moves with it.
alter table marketplace.listings add version bigint not null default nextval('marketplace.versions');
create index listings_by_version on marketplace.listings (version);
-- Pages are chosen before a row is read, prices looked up and listings ranked where they are kept. The newest of all are still shown on the landing page.
drop index marketplace.listings_cheapest, marketplace.listings_dearest, marketplace.listings_best, marketplace.listing_texts_by_place;
drop index marketplace.listings_newest;
create index listings_newest on marketplace.listings (published_at desc, product_id desc);
