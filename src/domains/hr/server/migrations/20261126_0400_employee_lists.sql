-- Sorting employees by their first day.
create index employees_by_hire_date on hr.employees (workspace_id, hire_date, id);
