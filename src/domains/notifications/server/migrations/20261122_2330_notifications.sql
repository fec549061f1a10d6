-- What members are notified about, over which channels, and on which devices.
create schema notifications;

-- One group: events of one kind about one target, begun within 12 hours.
create table notifications.notifications (
  id text primary key,
  user_id text not null,
  kind text not null check (length(kind) <= 80),
  target_type text not null check (length(target_type) <= 40),
  target_id text not null check (length(target_id) <= 120),
  -- The business it belongs to; null for what concerns the person.
  workspace_id text,
  href text not null check (length(href) <= 500),
  -- Values for the words of the kind, of the newest event.
  params jsonb not null,
  -- Kept: the rows of notifications.people.
  people_count integer not null default 0 check (people_count >= 0),
  event_count integer not null check (event_count > 0),
  -- False: the member wants it by mail or push only.
  in_bell boolean not null,
  created_at timestamptz not null,
  last_at timestamptz not null,
  read_at timestamptz,
  cleared_at timestamptz,
  -- The clearing that an undo names.
  clearing_id text,
  check ((cleared_at is null) = (clearing_id is null))
);
create index notifications_listed on notifications.notifications (user_id, last_at desc, id desc) where in_bell and cleared_at is null;
create index notifications_unread on notifications.notifications (user_id, last_at desc, id desc)
  where in_bell and cleared_at is null and read_at is null;
create index notifications_groups on notifications.notifications (user_id, kind, target_type, target_id, created_at desc);
create index notifications_by_target on notifications.notifications (target_type, target_id, kind);
create index notifications_by_workspace on notifications.notifications (workspace_id, user_id) where workspace_id is not null;
create index notifications_clearing on notifications.notifications (clearing_id) where clearing_id is not null;
create index notifications_read_at on notifications.notifications (read_at) where read_at is not null;
create index notifications_cleared_at on notifications.notifications (cleared_at) where cleared_at is not null;

-- The people of a group, for its count and its faces.
create table notifications.people (
  notification_id text not null references notifications.notifications (id) on delete cascade,
  user_id text not null,
  at timestamptz not null,
  primary key (notification_id, user_id)
);
create index people_newest on notifications.people (notification_id, at desc, user_id desc);
create index people_by_user on notifications.people (user_id);

-- The number at the bell. A transaction that changes it locks the row first.
create table notifications.counters (
  user_id text primary key,
  unread integer not null default 0 check (unread >= 0),
  -- The bell was last opened.
  seen_at timestamptz
);

-- A cell of the settings that differs from the default of its kind.
create table notifications.choices (
  user_id text not null,
  kind text not null check (length(kind) <= 80),
  channel text not null check (channel in ('bell', 'mail', 'push')),
  is_on boolean not null,
  primary key (user_id, kind, channel)
);

create table notifications.preferences (
  user_id text primary key,
  digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  digest_hour integer not null default 8 check (digest_hour between 0 and 23),
  time_zone text not null default 'UTC' check (length(time_zone) <= 60),
  -- Minutes after midnight, both null or both set.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_to integer check (quiet_to between 0 and 1439),
  hide_details boolean not null default false,
  next_digest_at timestamptz,
  last_digest_at timestamptz,
  check ((quiet_from is null) = (quiet_to is null)),
  check ((digest = 'off') = (next_digest_at is null))
);
create index preferences_next_digest on notifications.preferences (next_digest_at) where next_digest_at is not null;

-- What is still to be sent about a group: deleted once it is sent, or no longer wanted.
create table notifications.deliveries (
  id text primary key,
  notification_id text not null references notifications.notifications (id) on delete cascade,
  user_id text not null,
  channel text not null check (channel in ('mail', 'push')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  unique (notification_id, channel)
);
create index deliveries_due on notifications.deliveries (due_at, id);
create index deliveries_by_user on notifications.deliveries (user_id, channel, due_at);

-- A browser that receives web push, for as long as its session lasts.
create table notifications.push_subscriptions (
  id text primary key,
  user_id text not null,
  session_id text not null,
  endpoint text not null check (length(endpoint) <= 1000),
  endpoint_hash bytea not null unique,
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null
);
create index push_subscriptions_by_user on notifications.push_subscriptions (user_id);
