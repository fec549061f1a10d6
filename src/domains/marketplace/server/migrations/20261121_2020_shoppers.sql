-- What members keep of the shop for themselves, and who wants to hear when something is back.
create table marketplace.wishes (
  user_id text not null,
  product_id text not null references catalog.products on delete cascade,
  wished_at timestamptz not null,
  primary key (user_id, product_id)
);
create index wishes_newest on marketplace.wishes (user_id, wished_at desc, product_id desc);

-- What a member looked at last; a guest's own device keeps theirs.
create table marketplace.views (
  user_id text not null,
  product_id text not null references catalog.products on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, product_id)
);
create index views_newest on marketplace.views (user_id, viewed_at desc, product_id desc);

-- A mail is owed when the variant is back. The row stays a month after it, so that the mail's link finds whose notices to call off.
create table marketplace.stock_notices (
  id text primary key,
  variant_id text not null references catalog.variants on delete cascade,
  product_id text not null references catalog.products on delete cascade,
  -- A member, whose address is looked up when the mail is written; or an address alone.
  user_id text,
  email text,
  language text not null check (language in ('en', 'es', 'ar')),
  -- Of the link that calls it off.
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  sent_at timestamptz,
  check ((user_id is null) <> (email is null))
);
create unique index stock_notices_of_member on marketplace.stock_notices (variant_id, user_id) where user_id is not null;
create unique index stock_notices_of_address on marketplace.stock_notices (variant_id, lower(email)) where email is not null;
create index stock_notices_by_user on marketplace.stock_notices (user_id) where user_id is not null;
create index stock_notices_asked_at on marketplace.stock_notices (asked_at);
