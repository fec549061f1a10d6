-- The employees of a department by name, and how many they are.
create index employees_of_department on hr.employees (workspace_id, department, lower(name), id);
