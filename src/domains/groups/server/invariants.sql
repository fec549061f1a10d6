-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- members are counted as they are listed
select g.id as resource, g.member_count::text as found, count(p.user_id)::text as expected
from groups.groups g
left join groups.members m on m.group_id = g.id
left join groups.people p on p.user_id = m.user_id and not p.absent
group by g.id having g.member_count <> count(p.user_id);

-- each group has one owner
select g.id as resource, count(m.user_id)::text as found, '1' as expected
from groups.groups g left join groups.members m on m.group_id = g.id and m.role = 'owner'
group by g.id having count(m.user_id) <> 1;

-- no member asks to join or is invited
select e.group_id || ' ' || e.user_id as resource, e.what as found, 'a member' as expected
from (
  select group_id, user_id, 'asks' as what from groups.requests
  union all select group_id, user_id, 'is invited' from groups.invitations
) e
join groups.members m on m.group_id = e.group_id and m.user_id = e.user_id;

-- nobody asks to join a public group
select r.group_id || ' ' || r.user_id as resource, 'a request' as found, 'none' as expected
from groups.requests r join groups.groups g on g.id = r.group_id and g.is_public;

-- no more people go to an event than it has places
select e.id as resource, count(a.user_id)::text as found, e.places::text as expected
from groups.events e join groups.answers a on a.event_id = e.id and a.answer = 'going'
group by e.id having count(a.user_id) > e.places;

-- no member is banned
select m.group_id || ' ' || m.user_id as resource, 'banned' as found, 'a member' as expected
from groups.members m join groups.bans b on b.group_id = m.group_id and b.user_id = m.user_id;
