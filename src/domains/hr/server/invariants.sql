-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- the days of a request are active as long as it is pending or approved
select d.request_id as resource, d.active::text as found, r.status as expected
from hr.leave_days d join hr.leave_requests r on r.workspace_id = d.workspace_id and r.id = d.request_id
where d.active <> (r.status in ('Pending', 'Approved'));

-- a leave request takes what its days add up to
select r.id as resource, r.micros::text as found, d.micros::text as expected
from hr.leave_requests r
cross join lateral (
  select coalesce(sum(micros), 0) as micros from hr.leave_days where workspace_id = r.workspace_id and request_id = r.id
) d
where r.micros <> d.micros;

-- the ledger uses the days of approved leave, and of no other
select r.id as resource, n.micros::text as found, (-w.micros)::text as expected
from hr.leave_requests r
cross join lateral (select case when r.status = 'Approved' and r.type <> 'unpaid' then r.micros else 0 end as micros) w
cross join lateral (
  select coalesce(sum(micros), 0) as micros from hr.leave_entries where workspace_id = r.workspace_id and request_id = r.id
) n
where n.micros <> -w.micros;

-- an open request for the approval of leave belongs to leave that is pending
select r.id as resource, coalesce(l.status, 'no leave') as found, 'Pending' as expected
from approvals.requests r left join hr.leave_requests l on l.id = r.resource_id
where r.kind = 'hr.leave' and r.status = 'Pending' and l.status is distinct from 'Pending';
