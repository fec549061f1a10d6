-- Employees are records: notes, files and tags find them by their id alone.
create unique index employees_by_id on hr.employees (id);

-- Employees join the one search. A Plaza that finds no documents writes all of them at its start.
delete from search.documents;
