-- Which reminder of an open item was sent: 0 none, 1 on the day it is due, 2 once it is overdue.
alter table hr.checklist_items add column reminded smallint not null default 0 check (reminded between 0 and 2);
