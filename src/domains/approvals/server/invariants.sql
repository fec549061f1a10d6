-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- the last step of a request is its status
select r.id as resource, coalesce(s.step, 'nothing') as found, r.status as expected
from approvals.requests r
left join lateral (select step from approvals.steps where request_id = r.id order by position desc limit 1) s on true
where s.step is distinct from case r.status when 'Pending' then 'requested' else lower(r.status) end;

-- nobody approves or rejects their own request, in their own place or as a substitute
select s.request_id as resource, s.actor_id as found, 'another person' as expected
from approvals.steps s join approvals.requests r on r.id = s.request_id
where s.step in ('approved', 'rejected') and (s.actor_id = r.author_id or s.on_behalf_of = r.author_id or s.actor_id = any(r.parties));
