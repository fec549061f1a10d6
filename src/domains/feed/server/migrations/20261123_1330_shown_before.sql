-- An edit in a group that approves posts makes a post wait again. One that was shown keeps its time when it is approved.
alter table feed.posts add column shown_before boolean not null default false;
update feed.posts set shown_before = true where state in ('published', 'removed');
