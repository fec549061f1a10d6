-- What a product is besides its texts; empty texts and null: not given.
alter table catalog.products
  add column brand text not null default '' check (length(brand) <= 100),
  add column tags text[] not null default '{}' check (cardinality(tags) <= 30),
  -- ISO 3166-1 alpha-2.
  add column origin text check (origin ~ '^[A-Z]{2}$'),
  add column hs_code text check (hs_code ~ '^[0-9]{6}([0-9]{2}){0,2}$'),
  -- The packed product.
  add column length_mm int check (length_mm > 0),
  add column width_mm int check (width_mm > 0),
  add column height_mm int check (height_mm > 0),
  add column manufacturer text not null default '' check (length(manufacturer) <= 500),
  add column responsible_person text not null default '' check (length(responsible_person) <= 500);

alter table catalog.variants
  add column gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  -- Packed, in grams.
  add column weight_grams int check (weight_grams > 0);
