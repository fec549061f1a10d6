-- Comments on records of any domain, with one level of replies.
create schema comments;

-- One row per record that has ever had a comment, which is locked while its comments change.
create table comments.threads (
  type text not null check (length(type) <= 40),
  record_id text not null check (length(record_id) <= 64),
  -- Comments and replies that are shown.
  comment_count int not null default 0 check (comment_count >= 0),
  pinned_id text,
  primary key (type, record_id)
);

create table comments.comments (
  id text primary key,
  type text not null,
  record_id text not null,
  -- The comment of the first level below which it is shown.
  parent_id text references comments.comments on delete cascade,
  -- The reply that it answers, if it is not the parent.
  reply_to_id text references comments.comments on delete set null,
  -- Null: the account was erased.
  author_id text,
  -- Made by the author's device, so that a comment that is sent again is the same one.
  client_key text not null check (length(client_key) <= 64),
  text text not null check (length(text) <= 2000),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  removed_at timestamptz,
  removed_by text,
  removal_reason text check (length(removal_reason) <= 2000),
  -- Waits for a moderator.
  held boolean not null default false,
  -- Its author is suspended or being deleted.
  absent boolean not null default false,
  shown boolean generated always as (deleted_at is null and removed_at is null and not held and not absent) stored,
  -- Replies that are shown.
  reply_count int not null default 0 check (reply_count >= 0),
  reaction_count int not null default 0 check (reaction_count >= 0),
  foreign key (type, record_id) references comments.threads on delete cascade,
  unique (author_id, client_key),
  check (parent_id is not null or reply_to_id is null)
);
create index comments_newest on comments.comments (type, record_id, created_at, id) where parent_id is null;
create index comments_top on comments.comments (type, record_id, (reaction_count + reply_count), id) where parent_id is null;
create index comments_replies on comments.comments (parent_id, created_at, id) where parent_id is not null;
create index comments_replied on comments.comments (reply_to_id) where reply_to_id is not null;
alter table comments.threads add constraint threads_pinned foreign key (pinned_id) references comments.comments on delete set null;

-- What edited comments said before.
create table comments.edits (
  comment_id text not null references comments.comments on delete cascade,
  written_at timestamptz not null,
  text text not null check (length(text) <= 2000),
  primary key (comment_id, written_at)
);

-- `name` is the key of the name as it was written; the username can change later.
create table comments.mentions (
  comment_id text not null references comments.comments on delete cascade,
  user_id text not null,
  name text not null check (length(name) <= 120),
  primary key (comment_id, user_id)
);
create index mentions_of_user on comments.mentions (user_id);

create table comments.reactions (
  comment_id text not null references comments.comments on delete cascade,
  user_id text not null,
  emoji text not null check (length(emoji) <= 16),
  reacted_at timestamptz not null,
  primary key (comment_id, user_id, emoji)
);
create index reactions_of_user on comments.reactions (user_id);
