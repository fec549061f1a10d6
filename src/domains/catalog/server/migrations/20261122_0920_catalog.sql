-- Products: their texts, images, variants and prices, and the categories.
create schema catalog;

-- Category trees: the platform's (spec §9), and one per workspace whose categories are children of the platform's. The slug never changes.
create table catalog.categories (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  -- {"en": …, "es": …, "ar": …}: only the languages that were written. `name` is the fallback.
  names jsonb not null default '{}',
  position int not null,
  parent_id text references catalog.categories check (parent_id <> id),
  -- Null: the platform's.
  workspace_id text references workspaces.workspaces on delete cascade,
  version int not null default 1
);
-- Names are unique per workspace, ignoring case.
create unique index categories_name on catalog.categories (coalesce(workspace_id, ''), lower(name));
create index categories_by_parent on catalog.categories (parent_id);
create index categories_by_workspace on catalog.categories (workspace_id) where workspace_id is not null;

create table catalog.products (
  id text primary key,
  workspace_id text not null references workspaces.workspaces,
  category_id text not null references catalog.categories,
  status text not null check (status in ('active', 'draft', 'archived')),
  currency text not null check (length(currency) = 3),
  -- The lowest and the highest price of the variants; every change of a variant updates them.
  price_minor bigint not null check (price_minor >= 0),
  max_price_minor bigint not null check (max_price_minor >= price_minor),
  published_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  -- The lower-case name in the product's original language, for sorting the vendor's list; every change of the texts updates it.
  sort_name text not null default '',
  -- A deleted product stays for orders and reviews that show it. It is archived, has no variants, and is not in the vendor's lists.
  deleted_at timestamptz,
  check (status <> 'active' or published_at is not null),
  check (deleted_at is null or status = 'archived')
);
create index products_by_workspace on catalog.products (workspace_id, id);
create index products_all_by_category on catalog.products (category_id, id);
create index products_newest on catalog.products (published_at desc, id desc) where status = 'active';
create index products_by_price on catalog.products (price_minor, id) where status = 'active';
create index products_by_category on catalog.products (category_id, published_at desc, id desc) where status = 'active';
create index products_vendor_by_name on catalog.products (workspace_id, sort_name, id) where deleted_at is null;
create index products_vendor_by_price on catalog.products (workspace_id, price_minor, id) where deleted_at is null;
create index products_vendor_by_update on catalog.products (workspace_id, updated_at, id) where deleted_at is null;

-- A product's texts by language. Every product has a row marked as original, in the language it was first written in.
create table catalog.product_texts (
  product_id text not null references catalog.products on delete cascade,
  language text not null check (language in ('en', 'es', 'ar')),
  original boolean not null default false,
  name text not null check (length(name) between 1 and 200),
  description text not null default '' check (length(description) <= 20000),
  -- Title and description for search engines; empty: name and description are used.
  seo_title text not null default '' check (length(seo_title) <= 70),
  seo_description text not null default '' check (length(seo_description) <= 200),
  words tsvector not null generated always as (
    setweight(to_tsvector('simple', platform.searchable(name)), 'A')
    || setweight(to_tsvector('simple', platform.searchable(description)), 'C')
  ) stored,
  primary key (product_id, language)
);
create unique index product_texts_original on catalog.product_texts (product_id) where original;
create index product_texts_words on catalog.product_texts using gin (words);

create table catalog.images (
  -- Stays the same when the images are reordered.
  id text not null default 'img_' || left(md5(gen_random_uuid()::text), 26),
  product_id text not null references catalog.products on delete cascade,
  position int not null,
  -- [{"width": 480, "key": "…"}], from narrow to wide; the keys are those of the file store.
  sources jsonb not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  alt jsonb not null default '{}',
  -- The one color that the image shows; choosing that color shows its images. Null: several colors or none.
  color text,
  primary key (product_id, position)
);
create unique index images_id on catalog.images (id);

create table catalog.variants (
  id text primary key,
  product_id text not null references catalog.products on delete cascade,
  workspace_id text not null references workspaces.workspaces,
  sku text not null check (length(sku) between 1 and 64),
  size text,
  color text,
  price_minor bigint not null check (price_minor >= 0),
  -- The earlier, higher price, shown struck through beside the current one.
  compare_at_minor bigint check (compare_at_minor > price_minor),
  -- The vendor's cost of one unit, for profit reports; only the vendor sees it.
  cost_minor bigint check (cost_minor >= 0),
  position int not null,
  unique (workspace_id, sku)
);
create index variants_by_product on catalog.variants (product_id, position);
-- Looks up SKUs ignoring case. Not unique: two SKUs of a workspace may differ in case only.
create index variants_by_sku on catalog.variants (workspace_id, lower(sku) text_pattern_ops);
