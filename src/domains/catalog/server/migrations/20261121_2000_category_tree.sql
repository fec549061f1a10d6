-- Categories form a tree: a workspace's own stand below one of the platform's.
alter table catalog.categories add parent_id text references catalog.categories check (parent_id <> id);
