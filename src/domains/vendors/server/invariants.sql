-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- everybody finds exactly the approved shops, under their present name
select coalesce(v.slug, d.id) as resource, concat_ws(' ', d.title, d.readers::text) as found, v.name as expected
from (select slug, name from vendors.vendors where status = 'approved') v
full join (select id, title, readers from search.documents where type = 'vendor') d on d.id = v.slug
where v.name is distinct from d.title or d.readers <> array['vendor everyone'];
