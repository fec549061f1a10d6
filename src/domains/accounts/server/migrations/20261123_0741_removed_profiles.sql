-- What moderators removed from profiles, so that an appeal can bring it back.
create table accounts.removed_profiles (
  user_id text primary key references accounts.users on delete cascade,
  bio text not null,
  links jsonb not null,
  avatar jsonb,
  removed_at timestamptz not null
);
