-- Listings: what the shop shows, one row per product on sale. Derived from facts; `npm run rebuild` makes it anew.
create extension if not exists pg_trgm;
create schema marketplace;

create table marketplace.listings (
  product_id text primary key references catalog.products on delete cascade,
  workspace_id text not null references workspaces.workspaces,
  vendor_slug text not null,
  vendor_name text not null,
  category_slug text not null,
  category_name text not null,
  currency text not null,
  price_minor bigint not null,
  max_price_minor bigint not null,
  published_at timestamptz not null,
  availability text not null check (availability in ('available', 'low', 'soldOut')),
  colors text[] not null,
  -- The first two pictures: [{"sources": …, "width": …, "height": …, "alt": {…}}]
  images jsonb not null
);
create index listings_newest on marketplace.listings (published_at desc, product_id desc);
create index listings_cheapest on marketplace.listings (price_minor, product_id);
create index listings_dearest on marketplace.listings (price_minor desc, product_id desc);
create index listings_category_newest on marketplace.listings (category_slug, published_at desc, product_id desc);
create index listings_category_cheapest on marketplace.listings (category_slug, price_minor, product_id);
create index listings_vendor_newest on marketplace.listings (vendor_slug, published_at desc, product_id desc);

create table marketplace.listing_texts (
  product_id text not null references marketplace.listings on delete cascade,
  language text not null,
  name text not null,
  searchable_name text not null generated always as (platform.searchable(name)) stored,
  -- The listing's words in this language and, where it has none of its own, in the product's.
  words tsvector not null,
  primary key (product_id, language)
);
create index listing_texts_words on marketplace.listing_texts using gin (words);
create index listing_texts_similar on marketplace.listing_texts using gin (searchable_name gin_trgm_ops);

-- How many listings a vendor has in a category, kept with them: the total of a list that nothing else narrows.
create table marketplace.listing_counts (
  category_slug text not null,
  vendor_slug text not null,
  count bigint not null,
  primary key (category_slug, vendor_slug)
);
