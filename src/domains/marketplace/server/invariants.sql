-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- stored counters match their rows
select replace(coalesce(b.token, l.token), E'\t', ' ') as resource, coalesce(b.count, 0)::text as found, coalesce(l.count, 0)::text as expected
from (select concat_ws(E'\t', kind, a, b) as token, sum(bit_count(bits)) as count from marketplace.listing_bits group by 1) b
full join (select unnest(facets) as token, count(*) as count from marketplace.listings group by 1) l using (token)
where coalesce(b.count, 0) <> coalesce(l.count, 0);
