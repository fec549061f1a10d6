-- Analytics: counts per day. They hold no personal data.
create schema analytics;

-- How often a product was viewed, added to a cart and ordered, per day in UTC.
create table analytics.product_days (
  workspace_id text not null references workspaces.workspaces,
  day date not null,
  product_id text not null,
  views int not null default 0 check (views >= 0),
  cart_additions int not null default 0 check (cart_additions >= 0),
  orders int not null default 0 check (orders >= 0),
  primary key (workspace_id, day, product_id)
);
