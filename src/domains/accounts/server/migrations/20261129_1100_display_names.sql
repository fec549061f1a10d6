-- The name under which a person is shown beside the username; empty: the username is shown. The key is equal for all its spellings.
alter table accounts.profiles
  add column display_name text not null default '' check (length(display_name) <= 50),
  add column display_name_key text not null default '';
alter table accounts.removed_profiles add column display_name text not null default '';
-- People are offered by the beginning of their name while somebody types a mention, and found by a part of it in the administration.
create index profiles_by_display_name on accounts.profiles (display_name_key text_pattern_ops) where display_name_key <> '';
create index profiles_search on accounts.profiles using gin (display_name_key gin_trgm_ops) where display_name_key <> '';
