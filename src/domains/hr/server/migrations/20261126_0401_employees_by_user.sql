-- The employees that one member is, in all workspaces, for the export and the erasure of an account.
create index employees_by_user on hr.employees (user_id) where user_id is not null;
