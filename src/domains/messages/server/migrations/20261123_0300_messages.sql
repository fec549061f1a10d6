-- Conversations, their parties, and their messages.
create schema messages;

-- People who take part in conversations, with their settings.
create table messages.people (
  user_id text primary key,
  -- A copy of the account's name, for the search in the list of conversations.
  username text not null check (length(username) <= 100),
  -- Who may write without a request.
  accepts_from text not null default 'following' check (accepts_from in ('everyone', 'following', 'nobody')),
  receipts boolean not null default true,
  typing boolean not null default true,
  presence boolean not null default true,
  -- Of the settings above.
  version int not null default 1,
  -- When a visible page of theirs was last there.
  seen_at timestamptz
) with (fillfactor = 80);

create table messages.conversations (
  id text primary key,
  kind text not null check (kind in ('direct', 'group', 'thread')),
  title text not null default '' check (length(title) <= 80),
  -- The two parties of a direct conversation, so that there is one of them.
  direct_key text unique,
  -- The record of a thread.
  about_type text,
  about_id text,
  created_at timestamptz not null,
  last_position int not null default 0 check (last_position >= 0),
  unique (about_type, about_id),
  check ((kind = 'direct') = (direct_key is not null)),
  check ((kind = 'thread') = (about_type is not null and about_id is not null))
) with (fillfactor = 80);

create table messages.parties (
  conversation_id text not null references messages.conversations,
  -- A person, or a workspace.
  party_id text not null,
  kind text not null check (kind in ('user', 'workspace')),
  -- What people of the workspace need.
  permission text,
  folder text not null default 'inbox' check (folder in ('inbox', 'requests', 'declined')),
  -- The other party of a direct conversation.
  other_id text,
  is_owner boolean not null default false,
  joined_at timestamptz not null,
  -- People of a group see what comes after it.
  joined_position int not null default 0 check (joined_position >= 0),
  left_at timestamptz,
  -- When the conversation's last message was sent. Null: there is none, and nobody lists the conversation.
  last_at timestamptz,
  primary key (conversation_id, party_id),
  check ((kind = 'workspace') = (permission is not null))
) with (fillfactor = 80);
create index parties_inbox on messages.parties (party_id, folder, last_at desc, conversation_id desc)
  where left_at is null and last_at is not null;
create index parties_of on messages.parties (party_id, conversation_id);

-- What one person has read, whether they take part themselves or for a workspace. Made by the first message that is for them.
create table messages.readers (
  conversation_id text not null references messages.conversations,
  user_id text not null,
  read_to int not null default 0 check (read_to >= 0),
  -- Whether messages came after `read_to`.
  unread boolean not null default false,
  marked_unread boolean not null default false,
  muted boolean not null default false,
  -- Null: forever.
  muted_until timestamptz,
  primary key (conversation_id, user_id)
) with (fillfactor = 80);
create index readers_unread on messages.readers (user_id, conversation_id) where unread or marked_unread;
create index readers_of on messages.readers (user_id);

create table messages.messages (
  id text primary key,
  conversation_id text not null references messages.conversations,
  position int not null check (position > 0),
  -- Whose client key it is: a person, `guest`, `system`, or `gone` with the message's id for an erased account.
  sender_key text not null,
  sender_id text,
  sender_workspace_id text,
  guest_name text check (length(guest_name) <= 100),
  client_key text not null,
  content_hash text not null,
  text text not null default '' check (length(text) <= 5000),
  pictures jsonb not null default '[]',
  record_type text,
  record_id text,
  event jsonb,
  reply_to_id text references messages.messages,
  sent_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  unique (conversation_id, position),
  unique (conversation_id, sender_key, client_key)
);
create index messages_of_sender on messages.messages (sender_id);
create index messages_replies on messages.messages (reply_to_id) where reply_to_id is not null;
