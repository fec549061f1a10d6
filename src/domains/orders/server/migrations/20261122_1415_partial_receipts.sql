-- Units of a return that arrived at the vendor; a return can arrive in several receipts.
alter table orders.return_lines add column received int not null default 0 check (received between 0 and quantity);
update orders.return_lines l set received = quantity from orders.returns r where r.id = l.return_id and r.status in ('Received', 'Refunded');
