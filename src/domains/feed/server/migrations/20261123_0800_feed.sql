-- Posts of members, and what readers did with them.
create schema feed;

create table feed.authors (
  user_id text primary key,
  -- When the newest of their posts and reposts was written that followers see. Null: there is none.
  last_posted_at timestamptz,
  -- Copies, so that a page of posts of many authors is full: the account is private; it is suspended or being deleted.
  is_private boolean not null default false,
  absent boolean not null default false,
  pinned_id text
) with (fillfactor = 80);

create table feed.posts (
  id text primary key,
  author_id text not null references feed.authors,
  -- Made by the author's device, once per post.
  client_key text not null check (length(client_key) <= 64),
  content_hash text not null,
  -- A repost repeats another post and says nothing itself.
  reposted_id text references feed.posts on delete cascade,
  -- Kept when the quoted post is gone.
  quoted_id text,
  audience text not null check (audience in ('public', 'followers', 'group')),
  group_id text,
  -- `pending` waits for a decision; `removed`: by somebody who moderates.
  state text not null default 'published' check (state in ('published', 'pending', 'removed')),
  text text not null default '' check (length(text) <= 20000),
  pictures jsonb not null default '[]',
  record_type text,
  record_id text,
  -- The first address of the text, and what its page says of itself.
  link_url text check (length(link_url) <= 2000),
  link jsonb,
  created_at timestamptz not null,
  edited_at timestamptz,
  like_count int not null default 0 check (like_count >= 0),
  repost_count int not null default 0 check (repost_count >= 0),
  quote_count int not null default 0 check (quote_count >= 0),
  comment_count int not null default 0 check (comment_count >= 0),
  -- Where it stands among posts for everybody: the time of writing, moved ahead by what readers did.
  ranked_at timestamptz not null,
  unique (author_id, client_key),
  check ((audience = 'group') = (group_id is not null)),
  check (reposted_id is null or (text = '' and quoted_id is null and audience = 'public'))
) with (fillfactor = 85);
create index posts_of_author on feed.posts (author_id, created_at desc, id desc) where state = 'published' and group_id is null;
create index posts_of_group on feed.posts (group_id, created_at desc, id desc) where group_id is not null;
create index posts_ranked on feed.posts (ranked_at desc, id desc)
  where state = 'published' and audience = 'public' and reposted_id is null;
create unique index posts_reposts on feed.posts (reposted_id, author_id) where reposted_id is not null;
create index posts_quotes on feed.posts (quoted_id, created_at desc, id desc) where quoted_id is not null;
create index posts_waiting on feed.posts (created_at, id) where state = 'pending';

-- Hashtags in their normal form.
create table feed.tags (
  tag text not null check (length(tag) <= 100),
  post_id text not null references feed.posts on delete cascade,
  created_at timestamptz not null,
  primary key (tag, post_id)
);
create index tags_newest on feed.tags (tag text_pattern_ops, created_at desc, post_id desc);
create index tags_of_post on feed.tags (post_id);

-- Members whom a text mentions, with the key of the name as it was written; the username can change later.
create table feed.mentions (
  post_id text not null references feed.posts on delete cascade,
  user_id text not null,
  name text not null,
  primary key (post_id, user_id)
);
create index mentions_of_user on feed.mentions (user_id);

create table feed.likes (
  post_id text not null references feed.posts on delete cascade,
  user_id text not null,
  liked_at timestamptz not null,
  primary key (post_id, user_id)
);
create index likes_of_user on feed.likes (user_id);

create table feed.bookmarks (
  user_id text not null,
  post_id text not null references feed.posts on delete cascade,
  since timestamptz not null,
  primary key (user_id, post_id)
);
create index bookmarks_newest on feed.bookmarks (user_id, since desc, post_id desc);
create index bookmarks_of_post on feed.bookmarks (post_id);

create table feed.polls (
  post_id text primary key references feed.posts on delete cascade,
  ends_at timestamptz not null
);
create table feed.poll_options (
  post_id text not null references feed.polls on delete cascade,
  position int not null check (position between 0 and 3),
  text text not null check (length(text) between 1 and 400),
  votes int not null default 0 check (votes >= 0),
  primary key (post_id, position)
) with (fillfactor = 80);
create table feed.votes (
  post_id text not null,
  user_id text not null,
  position int not null,
  voted_at timestamptz not null,
  primary key (post_id, user_id),
  foreign key (post_id, position) references feed.poll_options on delete cascade
);
create index votes_of_user on feed.votes (user_id);

-- Earlier texts of posts that were edited.
create table feed.edits (
  post_id text not null references feed.posts on delete cascade,
  replaced_at timestamptz not null,
  text text not null,
  primary key (post_id, replaced_at)
);
