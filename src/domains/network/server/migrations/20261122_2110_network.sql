-- Who follows whom, who asks to follow, and who blocked or muted whom.
create schema network;

-- One row per person who takes part, with counts that equal the lists.
create table network.people (
  user_id text primary key,
  -- A copy of the account's name, for the search in lists.
  username text not null check (length(username) <= 100),
  -- Suspended, or being deleted: the edges stay, but nobody sees or counts them.
  absent boolean not null default false,
  -- Following this person needs an accepted request.
  is_private boolean not null default false,
  lists_for text not null default 'everyone' check (lists_for in ('everyone', 'followers', 'nobody')),
  -- Of the settings above.
  version int not null default 1,
  followers int not null default 0 check (followers >= 0),
  following int not null default 0 check (following >= 0),
  requests_received int not null default 0 check (requests_received >= 0),
  requests_sent int not null default 0 check (requests_sent >= 0)
);
create index people_by_name on network.people (lower(username) text_pattern_ops);

create table network.follows (
  follower_id text not null references network.people,
  followed_id text not null references network.people,
  since timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_of_followed on network.follows (followed_id, since desc, follower_id desc);
create index follows_of_follower on network.follows (follower_id, since desc, followed_id desc);

create table network.requests (
  sender_id text not null references network.people,
  receiver_id text not null references network.people,
  note text not null default '' check (length(note) <= 300),
  sent_at timestamptz not null,
  primary key (sender_id, receiver_id),
  check (sender_id <> receiver_id)
);
create index requests_received on network.requests (receiver_id, sent_at desc, sender_id desc);
create index requests_sent on network.requests (sender_id, sent_at desc, receiver_id desc);

-- After a request was withdrawn or declined its sender asks the same person again only after this time.
create table network.request_pauses (
  sender_id text not null,
  receiver_id text not null,
  until timestamptz not null,
  primary key (sender_id, receiver_id)
);
create index request_pauses_of_receiver on network.request_pauses (receiver_id);
create index request_pauses_until on network.request_pauses (until);

create table network.blocks (
  blocker_id text not null references network.people,
  blocked_id text not null references network.people,
  since timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_of_blocked on network.blocks (blocked_id);
create index blocks_newest on network.blocks (blocker_id, since desc, blocked_id desc);

create table network.mutes (
  muter_id text not null references network.people,
  muted_id text not null references network.people,
  since timestamptz not null,
  -- Null: forever.
  until timestamptz,
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index mutes_of_muted on network.mutes (muted_id);
create index mutes_newest on network.mutes (muter_id, since desc, muted_id desc);
create index mutes_until on network.mutes (until) where until is not null;

-- People whom the member does not want to see among the suggestions.
create table network.dismissed_suggestions (
  user_id text not null,
  dismissed_id text not null,
  primary key (user_id, dismissed_id)
);
create index dismissed_suggestions_of_dismissed on network.dismissed_suggestions (dismissed_id);

-- Members who follow a vendor, to hear of its new products and restocks.
create table network.vendor_follows (
  workspace_id text not null,
  user_id text not null,
  since timestamptz not null,
  primary key (workspace_id, user_id)
);
create index vendor_follows_of_user on network.vendor_follows (user_id, since desc);
