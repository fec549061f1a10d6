-- Earlier texts of messages that were edited, newest last.
create table messages.edits (
  message_id text not null references messages.messages on delete cascade,
  replaced_at timestamptz not null,
  text text not null,
  primary key (message_id, replaced_at)
);

-- Each person reacts once with each emoji.
create table messages.reactions (
  message_id text not null references messages.messages on delete cascade,
  user_id text not null,
  -- The business in whose name they react.
  workspace_id text,
  emoji text not null check (length(emoji) <= 16),
  reacted_at timestamptz not null,
  primary key (message_id, emoji, user_id)
);
create index reactions_of on messages.reactions (user_id);

-- The search in messages.
alter table messages.messages add column words tsvector
  generated always as (to_tsvector('simple', platform.searchable(text))) stored;
create index messages_by_words on messages.messages using gin (words);
