-- Whether the mentioned were notified: a post that waits again, or whose removal is taken back, does not notify them twice.
alter table feed.mentions add column told boolean not null default true;
alter table feed.mentions alter column told set default false;
