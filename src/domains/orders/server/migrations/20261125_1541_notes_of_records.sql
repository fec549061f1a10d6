-- Notes of orders are notes of records, which every business record has.
insert into records.records (workspace_id, type, record_id)
select distinct workspace_id, 'orderPart', order_id || '-' || part_number from orders.notes
on conflict do nothing;
insert into records.notes (id, workspace_id, type, record_id, author_id, text, written_at)
select id, workspace_id, 'orderPart', order_id || '-' || part_number, case when author like 'usr_%' then author end, content, written_at
from orders.notes;
drop table orders.notes;
