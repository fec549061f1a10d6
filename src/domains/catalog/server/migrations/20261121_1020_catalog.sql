-- Products as nouns: words, pictures, variants and prices.
create schema catalog;

-- The platform's list (spec §9). Names are unique ignoring case; the slug is the stable name.
create table catalog.categories (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  position int not null
);
create unique index categories_name on catalog.categories (lower(name));

create table catalog.products (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  category_id text not null references catalog.categories,
  status text not null check (status in ('active', 'draft', 'archived')),
  currency text not null check (length(currency) = 3),
  -- The lowest and highest price of the variants, kept by whoever changes a variant.
  price_minor bigint not null check (price_minor >= 0),
  max_price_minor bigint not null check (max_price_minor >= price_minor),
  published_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  check (status <> 'active' or published_at is not null)
);
create index products_by_workspace on catalog.products (workspace_id, id);
create index products_newest on catalog.products (published_at desc, id desc) where status = 'active';
create index products_by_price on catalog.products (price_minor, id) where status = 'active';
create index products_by_category on catalog.products (category_id, published_at desc, id desc) where status = 'active';

-- What a product is called in a language. Every product has a row in its own language, marked original.
create table catalog.product_texts (
  product_id text not null references catalog.products on delete cascade,
  language text not null check (language in ('en', 'es', 'ar')),
  original boolean not null default false,
  name text not null check (length(name) between 1 and 200),
  description text not null default '' check (length(description) <= 20000),
  words tsvector not null generated always as (
    setweight(to_tsvector('simple', platform.searchable(name)), 'A') || setweight(to_tsvector('simple', platform.searchable(description)), 'C')
  ) stored,
  primary key (product_id, language)
);
create unique index product_texts_original on catalog.product_texts (product_id) where original;
create index product_texts_words on catalog.product_texts using gin (words);

create table catalog.images (
  product_id text not null references catalog.products on delete cascade,
  position int not null,
  -- [{"width": 480, "key": "…"}], narrow to wide; keys of the file store.
  sources jsonb not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  alt jsonb not null default '{}',
  primary key (product_id, position)
);

create table catalog.variants (
  id text primary key,
  product_id text not null references catalog.products on delete cascade,
  workspace_id text not null references workspaces.workspaces,
  sku text not null check (length(sku) between 1 and 64),
  size text,
  color text,
  price_minor bigint not null check (price_minor >= 0),
  position int not null,
  unique (workspace_id, sku)
);
create index variants_by_product on catalog.variants (product_id, position);
