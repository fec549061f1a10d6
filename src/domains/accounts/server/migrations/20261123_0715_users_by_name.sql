-- People are offered by the beginning of their name while somebody types a mention.
create index users_by_name on accounts.users (username_key text_pattern_ops);
