-- Pictures that a file names by their URL. Each is fetched once for a product, also when the file is imported again.
create table products.picture_urls (
  workspace_id text not null,
  product_id text not null,
  url text not null check (length(url) between 1 and 2000),
  -- Place among the product's pictures in the file.
  position int not null,
  -- The variant color that the picture shows.
  color text,
  -- The product's picture once it is fetched. It stays here when the vendor removes the picture, which is not fetched again then.
  image_id text,
  -- Why it can't be fetched, once that is final.
  problem text,
  tries int not null default 0,
  added_at timestamptz not null,
  primary key (workspace_id, product_id, url),
  check (image_id is null or problem is null)
);
