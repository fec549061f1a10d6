-- Where somebody has things sent. They go with the account; what was sent keeps its own copy.
create table accounts.addresses (
  id text primary key,
  user_id text not null references accounts.users on delete cascade,
  address jsonb not null,
  is_default boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null
);
create index addresses_by_user on accounts.addresses (user_id, created_at, id);
create unique index addresses_default on accounts.addresses (user_id) where is_default;
