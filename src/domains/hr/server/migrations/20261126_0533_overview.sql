-- Employees with a last day, for those who leave soon.
create index employees_by_last_day on hr.employees (workspace_id, leave_date, id) where leave_date is not null;
