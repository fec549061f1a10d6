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

-- the payslips of a run and its rounding are its total
select r.id as resource, (coalesce(s.net, 0) + r.rounding_minor)::text as found, r.total_minor::text as expected
from hr.payroll_runs r left join (select run_id, sum(net_minor) as net from hr.payslips group by run_id) s on s.run_id = r.id
where coalesce(s.net, 0) + r.rounding_minor <> r.total_minor;

-- the net pay of a payslip is the sum of its lines
select s.id as resource, coalesce(l.sum, 0)::text as found, s.net_minor::text as expected
from hr.payslips s left join (select payslip_id, sum(amount_minor) as sum from hr.payslip_lines group by payslip_id) l on l.payslip_id = s.id
where coalesce(l.sum, 0) <> s.net_minor;

-- a payroll run has a payslip for everybody it pays
select r.id as resource, count(s.id)::text as found, r.people::text as expected
from hr.payroll_runs r left join hr.payslips s on s.run_id = r.id group by r.id, r.people having count(s.id) <> r.people;

-- [employees]

-- employees are found by those with the permission
select coalesce(e.id, d.id) as resource, d.readers::text as found, e.readers::text as expected
from (select 'employee' as type, id, array['employee ' || workspace_id || ':hr'] as readers from hr.employees) e
full join (select type, id, readers from search.documents where type = 'employee') d using (type, id)
where e.readers is distinct from d.readers;
