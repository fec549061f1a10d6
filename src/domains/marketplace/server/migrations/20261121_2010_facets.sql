-- What listings are narrowed by, and counts that stay exact and quick however many there are.
-- Listings are derived, so they are made anew: whatever is on sale is announced once more.
delete from marketplace.listings;
drop table marketplace.listing_counts;

alter table marketplace.listings
  -- Its place in the bits below; never shown, never a key of anything else.
  add ordinal int not null unique check (ordinal >= 0),
  -- What the cheapest variant cost before it was reduced.
  add compare_at_minor bigint check (compare_at_minor > price_minor),
  add sizes text[] not null,
  add rating_sum int not null,
  add rating_count int not null,
  -- For ordering: the average as if three reviews of 3.5 had been there before, so that one review of five does not lead.
  add rating_score int not null generated always as
    (case when rating_count = 0 then 0 else (2000 * rating_sum + 21000) / (2 * (rating_count + 3)) end) stored,
  -- What finds it, as words of kind, a and b (facets/tokens.rules.ts).
  add facets text[] not null;
create index listings_best on marketplace.listings (rating_score desc, product_id desc);
create index listings_facets on marketplace.listings using gin (facets) with (fastupdate = off);

-- Which listings have a property: one bit per listing, in pieces of 8192 listings. Counting what several choices have in common
-- is an AND of a few kilobytes instead of a walk over the shop.
create table marketplace.listing_bits (
  kind text not null,
  a text not null,
  b text not null,
  piece int not null,
  bits bit(8192) not null,
  primary key (kind, a, b, piece)
) with (fillfactor = 70);
-- Bits of places in a piece: bit_or(set_bit(…)) would sort kilobytes where this sorts numbers. Called with (place & 8191, 1).
do $$ begin
  execute format('create aggregate marketplace.set_bits(int, int) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 8192));
end $$;
create index listing_bits_second on marketplace.listing_bits (kind, b);

-- Names are searched before descriptions are.
drop index marketplace.listing_texts_similar;
alter table marketplace.listing_texts
  drop searchable_name,
  add ordinal int not null,
  add name_words tsvector not null;
-- One index per language: a search is in one, and a common word of three would be three times as long.
drop index marketplace.listing_texts_words;
create index listing_texts_words_en on marketplace.listing_texts using gin (words) where language = 'en';
create index listing_texts_words_es on marketplace.listing_texts using gin (words) where language = 'es';
create index listing_texts_words_ar on marketplace.listing_texts using gin (words) where language = 'ar';
create index listing_texts_names_en on marketplace.listing_texts using gin (name_words) where language = 'en';
create index listing_texts_names_es on marketplace.listing_texts using gin (name_words) where language = 'es';
create index listing_texts_names_ar on marketplace.listing_texts using gin (name_words) where language = 'ar';

-- Every word that stands in a name, for finding what was meant by one that stands in none.
create table marketplace.words (
  language text not null,
  word text not null,
  primary key (language, word)
);
create index words_similar on marketplace.words using gin (word gin_trgm_ops);

insert into platform.facts (id, type, aggregate, payload, happened_at)
select 'fact_' || substr(id, 6), 'catalog.productPublished', id, jsonb_build_object('productId', id, 'workspaceId', workspace_id), now()
from catalog.products where status = 'active';
