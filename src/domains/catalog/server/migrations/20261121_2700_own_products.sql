-- What a vendor keeps of a product, most of which no shopper sees.
alter table catalog.products
  add column updated_at timestamptz not null default now(),
  -- Its name in the language it was first written in, by which its owner's list is sorted; kept by whoever writes the texts.
  add column sort_name text not null default '',
  -- A deleted product stays for orders and reviews that show it. It is archived, has no variants, and is in no list of its owner.
  add column deleted_at timestamptz;
update catalog.products p set updated_at = p.created_at, sort_name = lower(t.name)
  from catalog.product_texts t where t.product_id = p.id and t.original;
alter table catalog.products add check (deleted_at is null or status = 'archived');
create index products_own_by_name on catalog.products (workspace_id, sort_name, id) where deleted_at is null;
create index products_own_by_price on catalog.products (workspace_id, price_minor, id) where deleted_at is null;
create index products_own_by_update on catalog.products (workspace_id, updated_at, id) where deleted_at is null;

-- What search engines are told instead of name and description; empty: those.
alter table catalog.product_texts
  add column seo_title text not null default '' check (length(seo_title) <= 70),
  add column seo_description text not null default '' check (length(seo_description) <= 200);

-- A picture keeps its name while others are put before it.
alter table catalog.images add column id text;
update catalog.images set id = 'img_' || left(md5(product_id || ' ' || position), 26);
alter table catalog.images alter column id set not null, alter column id set default 'img_' || left(md5(gen_random_uuid()::text), 26);
create unique index images_id on catalog.images (id);

-- What it costs the vendor: for what is earned, never shown to others.
alter table catalog.variants add column cost_minor bigint check (cost_minor >= 0);
-- Told apart as people do; where there are two by now, the list keeps to the letter.
create index variants_by_sku on catalog.variants (workspace_id, lower(sku) text_pattern_ops);
