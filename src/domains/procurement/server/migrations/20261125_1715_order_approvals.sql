-- The domain approvals decides about purchase orders, and keeps their limit and their open requests.
insert into approvals.limits (workspace_id, kind, over_minor)
select workspace_id, 'procurement.purchaseOrder', approval_limit_minor from procurement.rules where approval_limit_minor is not null
on conflict do nothing;
alter table procurement.rules drop column approval_limit_minor;

-- `terms_by` last changed what is bought: they ask, and somebody else approves. `awaiting_approval`: there is an open request.
alter table procurement.orders add column terms_by text, add column awaiting_approval boolean not null default false;
update procurement.orders set terms_by = author,
  awaiting_approval = approval_asked_by is not null and approved_at is null and status not in ('Fulfilled', 'Cancelled');
alter table procurement.orders alter column terms_by set not null, drop constraint orders_check, drop column approval_asked_by,
  add constraint orders_four_eyes check (approved_by <> terms_by),
  add constraint orders_approved_once check (not awaiting_approval or approved_at is null);

insert into approvals.requests (id, workspace_id, kind, resource_type, resource_id, amount_minor, params, author_id, requested_at)
select 'apr_' || left(md5(o.id), 26), o.workspace_id, 'procurement.purchaseOrder', 'purchaseOrder', o.id, o.base_minor,
  jsonb_build_object('number', o.number, 'supplier', s.name), o.author, now()
from procurement.orders o join procurement.suppliers s on s.id = o.supplier_id where o.awaiting_approval;
insert into approvals.steps (request_id, position, step, at, actor_id)
select id, 1, 'requested', requested_at, author_id from approvals.requests where kind = 'procurement.purchaseOrder';

alter table procurement.changes drop constraint changes_kind_check, add constraint changes_kind_check
  check (kind in ('created', 'edited', 'status', 'approvalAsked', 'approved', 'rejected', 'withdrawn', 'received', 'closed', 'reopened'));
