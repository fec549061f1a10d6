-- Posts in groups: those that wait for a moderator of the group, and why a moderator removed one.
alter table feed.posts drop constraint posts_state_check;
alter table feed.posts add constraint posts_state_check check (state in ('published', 'pending', 'waiting', 'removed'));
alter table feed.posts add column removal_reason text check (length(removal_reason) <= 2000);
create index posts_of_group_waiting on feed.posts (group_id, created_at, id) where state = 'waiting';
