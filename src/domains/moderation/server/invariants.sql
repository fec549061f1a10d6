-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- an appeal begins within 30 days of its decision, and not against a dismissal
select a.decision_id as resource, d.action || ' ' || a.appealed_at as found, 'within 30 days of ' || d.decided_at as expected
from moderation.appeals a join moderation.decisions d on d.id = a.decision_id
where d.action = 'dismiss' or a.appealed_at > d.decided_at + interval '30 days';

-- a record with a decision has no open report from before it
select d.id as resource, r.id as found, 'closed' as expected
from moderation.decisions d join reports.reports r on r.resource_type = d.resource_type and r.resource_id = d.resource_id
where r.status = 'open' and r.reported_at < d.decided_at;
