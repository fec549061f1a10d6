-- The marketplace: listings and their search index, and what shoppers save, ask and subscribe to.
create schema marketplace;

-- Every change of a listing draws a version. Processes keep the search index in memory and load the rows with a higher version than they
-- have (docs/decisions/0023-bits-in-memory.md). Listings are changed under a lock, so a lower version is never committed after a
-- higher one.
create sequence marketplace.versions;

-- One row per product on sale. Listings are derived from domain events; `npm run rebuild` recreates them.
create table marketplace.listings (
  product_id text primary key references catalog.products on delete cascade,
  -- The listing's bit position in `listing_bits`. Internal: other tables never refer to it and it is never shown.
  ordinal int not null unique check (ordinal >= 0),
  workspace_id text not null references workspaces.workspaces,
  vendor_slug text not null,
  vendor_name text not null,
  category_slug text not null,
  category_name text not null,
  currency text not null,
  price_minor bigint not null,
  max_price_minor bigint not null,
  -- The earlier, higher price of the cheapest variant.
  compare_at_minor bigint check (compare_at_minor > price_minor),
  published_at timestamptz not null,
  availability text not null check (availability in ('available', 'low', 'soldOut')),
  colors text[] not null,
  sizes text[] not null,
  -- The first two images: [{"sources": …, "width": …, "height": …, "alt": {…}}]
  images jsonb not null,
  rating_sum int not null,
  rating_count int not null,
  -- For sorting, in thousandths: the average including three assumed reviews of 3.5 stars, so that a single review of 5 does not lead.
  rating_score int not null generated always as
    (case when rating_count = 0 then 0 else (2000 * rating_sum + 21000) / (2 * (rating_count + 3)) end) stored,
  -- The facet tokens of the listing, each with a kind, a and b as in `listing_bits` (finding/tokens.rules.ts).
  facets text[] not null,
  version bigint not null default nextval('marketplace.versions')
);
create index listings_newest on marketplace.listings (published_at desc, product_id desc);
create index listings_category_newest on marketplace.listings (category_slug, published_at desc, product_id desc);
create index listings_vendor_newest on marketplace.listings (vendor_slug, published_at desc, product_id desc);
create index listings_by_version on marketplace.listings (version);

create table marketplace.listing_texts (
  product_id text not null references marketplace.listings on delete cascade,
  language text not null,
  -- The listing's ordinal.
  ordinal int not null,
  name text not null,
  name_words tsvector not null,
  -- The words in this language; those in the product's original language where it has no text in this one.
  words tsvector not null,
  version bigint not null default nextval('marketplace.versions'),
  primary key (product_id, language)
);
-- A search uses one language, so each language has its own index: one index of all three would be three times as long for common words.
create index listing_texts_words_en on marketplace.listing_texts using gin (words) where language = 'en';
create index listing_texts_words_es on marketplace.listing_texts using gin (words) where language = 'es';
create index listing_texts_words_ar on marketplace.listing_texts using gin (words) where language = 'ar';
create index listing_texts_names_en on marketplace.listing_texts using gin (name_words) where language = 'en';
create index listing_texts_names_es on marketplace.listing_texts using gin (name_words) where language = 'es';
create index listing_texts_names_ar on marketplace.listing_texts using gin (name_words) where language = 'ar';
create index listing_texts_by_version on marketplace.listing_texts (version);

-- A bitmap index: which listings have a facet token, one bit per listing, in pieces of 8192 listings. Counting the listings that match
-- several choices is an AND of a few kilobytes instead of a scan of all listings.
create table marketplace.listing_bits (
  kind text not null,
  a text not null,
  b text not null,
  piece int not null,
  bits bit(8192) not null,
  version bigint not null default nextval('marketplace.versions'),
  primary key (kind, a, b, piece)
) with (fillfactor = 70);
create index listing_bits_by_version on marketplace.listing_bits (version);

-- Collects bit positions into the bits of one piece; called with (ordinal & 8191, 1). bit_or(set_bit(…)) would sort values of a kilobyte
-- where this sorts numbers.
do $$ begin
  execute format('create aggregate marketplace.set_bits(int, int) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 8192));
end $$;

-- Every word of a listing's name, for suggesting a correction of a misspelled one.
create table marketplace.words (
  language text not null,
  word text not null,
  primary key (language, word)
);
create index words_similar on marketplace.words using gin (word gin_trgm_ops);

-- Members' wishlists.
create table marketplace.wishes (
  user_id text not null,
  product_id text not null references catalog.products on delete cascade,
  wished_at timestamptz not null,
  primary key (user_id, product_id)
);
create index wishes_newest on marketplace.wishes (user_id, wished_at desc, product_id desc);

-- Products that a member viewed recently. A guest's views stay on the guest's device.
create table marketplace.views (
  user_id text not null,
  product_id text not null references catalog.products on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, product_id)
);
create index views_newest on marketplace.views (user_id, viewed_at desc, product_id desc);

-- Requests for a mail when a variant is back in stock. The row is deleted a month after the mail; until
-- then the mail's unsubscribe link works.
create table marketplace.stock_notices (
  id text primary key,
  variant_id text not null references catalog.variants on delete cascade,
  product_id text not null references catalog.products on delete cascade,
  -- A member, whose current address gets the mail, or else an address.
  user_id text,
  email text,
  language text not null check (language in ('en', 'es', 'ar')),
  -- The hash of the unsubscribe link's token.
  token_hash bytea not null unique,
  requested_at timestamptz not null,
  sent_at timestamptz,
  check ((user_id is null) <> (email is null))
);
create unique index stock_notices_one_per_user on marketplace.stock_notices (variant_id, user_id) where user_id is not null;
create unique index stock_notices_one_per_email on marketplace.stock_notices (variant_id, lower(email)) where email is not null;
create index stock_notices_by_user on marketplace.stock_notices (user_id) where user_id is not null;
create index stock_notices_requested_at on marketplace.stock_notices (requested_at);

-- Questions about products and their answers.
create table marketplace.questions (
  id text primary key,
  -- The vendor.
  workspace_id text not null references workspaces.workspaces,
  product_id text not null references catalog.products on delete cascade,
  -- The question that this row answers; null: this row is a question.
  question_id text references marketplace.questions on delete cascade,
  -- Null once the author's account is deleted.
  user_id text,
  -- True for an answer by the vendor.
  by_vendor boolean not null default false,
  language text not null check (language in ('en', 'es', 'ar')),
  text text not null check (length(text) between 1 and 2000),
  -- The members who reported it.
  reporters text[] not null default '{}',
  written_at timestamptz not null,
  check (question_id is not null or not by_vendor)
);
create index questions_newest on marketplace.questions (product_id, written_at desc, id desc) where question_id is null;
create index questions_by_vendor on marketplace.questions (workspace_id, written_at, id) where question_id is null;
create index questions_answers on marketplace.questions (question_id, id) where question_id is not null;
create index questions_by_user on marketplace.questions (user_id) where user_id is not null;
create index questions_by_reporter on marketplace.questions using gin (reporters);
