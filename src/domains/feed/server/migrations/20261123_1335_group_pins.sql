-- The post that stands first in a group.
create table feed.group_pins (
  group_id text primary key,
  post_id text not null unique references feed.posts on delete cascade
);
