-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order. Domains after it check their own documents.

-- people are found by accounts, under their present names, unless they are suspended or being deleted
select coalesce(u.id, d.id) as resource, concat_ws(' ', d.title, d.readers::text) as found, u.title as expected
from (
  select u.id, case p.display_name when '' then u.username else p.display_name || ' @' || u.username end as title
  from accounts.users u join accounts.profiles p on p.user_id = u.id
  where u.deletion_requested_at is null and not exists (select from accounts.suspensions s where s.user_id = u.id and s.lifted_at is null)
) u
full join (select id, title, readers from search.documents where type = 'user') d on d.id = u.id
where u.title is distinct from d.title or d.readers <> array['user accounts'];
