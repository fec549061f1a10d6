-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- the number at the bell is the number of unread notifications in it
select coalesce(c.user_id, n.user_id) as resource, coalesce(c.unread, 0)::text as found, coalesce(n.count, 0)::text as expected
from notifications.counters c
full join (select user_id, count(*) as count from notifications.notifications
  where in_bell and cleared_at is null and read_at is null group by user_id) n on n.user_id = c.user_id
where coalesce(c.unread, 0) <> coalesce(n.count, 0);

-- a notification counts the people it names
select n.id as resource, n.people_count::text as found, count(p.user_id)::text as expected
from notifications.notifications n left join notifications.people p on p.notification_id = n.id
group by n.id having n.people_count <> count(p.user_id);
