-- Quotes: catalog lines at agreed prices, accepted by a private link and ordered once (decision 0075).
create table crm.quotes (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  id text not null unique,
  number int not null,
  contact_id text,
  company_id text,
  deal_id text,
  -- Being expired or ordered follows from the other columns.
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'declined')),
  -- The last day on which it can be accepted.
  valid_until date not null,
  -- Of the mail, the PDF and the names of its lines.
  language text not null check (language in ('en', 'es', 'ar')),
  message text not null default '',
  total_minor bigint not null check (total_minor >= 0),
  author_id text,
  email text not null default '',
  -- Each sending has a link of its own.
  sendings int not null default 0,
  token_hash bytea unique,
  sent_at timestamptz,
  mailed_at timestamptz,
  decided_at timestamptz,
  decline_reason text not null default '',
  order_id text unique,
  ordered_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (workspace_id, id),
  unique (workspace_id, number),
  foreign key (workspace_id, contact_id) references crm.contacts on delete set null (contact_id),
  foreign key (workspace_id, company_id) references crm.companies on delete set null (company_id),
  foreign key (workspace_id, deal_id) references crm.deals on delete set null (deal_id),
  check ((status = 'draft') = (token_hash is null)),
  check ((status in ('accepted', 'declined')) = (decided_at is not null)),
  check (order_id is null or status = 'accepted'),
  check ((order_id is null) = (ordered_at is null))
);
create index quotes_newest on crm.quotes (workspace_id, created_at desc, id desc);
create index quotes_by_validity on crm.quotes (workspace_id, valid_until, id);
create index quotes_by_total on crm.quotes (workspace_id, total_minor, id);
create index quotes_of_contact on crm.quotes (workspace_id, contact_id) where contact_id is not null;
create index quotes_of_company on crm.quotes (workspace_id, company_id) where company_id is not null;
create index quotes_of_deal on crm.quotes (workspace_id, deal_id) where deal_id is not null;
create index quotes_of_author on crm.quotes (author_id) where author_id is not null;

-- A variant has one line, so that it has one price in the cart.
create table crm.quote_lines (
  workspace_id text not null,
  quote_id text not null,
  id text not null,
  position int not null,
  variant_id text not null,
  product_id text not null,
  sku text not null,
  name text not null,
  quantity int not null check (quantity > 0),
  price_minor bigint not null check (price_minor >= 0),
  -- The price of the shop when the line was written.
  list_price_minor bigint not null check (list_price_minor >= 0),
  primary key (workspace_id, quote_id, id),
  unique (workspace_id, quote_id, variant_id),
  foreign key (workspace_id, quote_id) references crm.quotes on delete cascade
);

-- With a deleted contact goes its address.
create function crm.forget_address() returns trigger language plpgsql as $$
begin
  new.email := '';
  return new;
end $$;
create trigger quotes_forget_address before update of contact_id on crm.quotes for each row
  when (old.contact_id is not null and new.contact_id is null) execute function crm.forget_address();
