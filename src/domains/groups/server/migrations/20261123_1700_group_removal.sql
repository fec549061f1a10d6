-- Taken away by a moderation decision: only its owner and administrators see the group, and nothing in it changes.
alter table groups.groups add column removed_at timestamptz;
