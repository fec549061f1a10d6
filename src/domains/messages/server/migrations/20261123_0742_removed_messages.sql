-- What moderators removed from messages, so that an appeal can bring it back.
create table messages.removed (
  message_id text primary key references messages.messages on delete cascade,
  text text not null,
  pictures jsonb not null,
  record_type text,
  record_id text,
  removed_at timestamptz not null
);
