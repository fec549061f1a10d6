-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- an open workspace has one owner, a closed one has no members
select w.id as resource, concat_ws(' ', count(m.user_id) filter (where m.role = 'owner'), count(m.user_id)) as found,
  case when w.closed_at is null then '1 owner' else 'nobody' end as expected
from workspaces.workspaces w left join workspaces.members m on m.workspace_id = w.id
group by w.id having case when w.closed_at is null then count(m.user_id) filter (where m.role = 'owner') <> 1 else count(m.user_id) > 0 end;
