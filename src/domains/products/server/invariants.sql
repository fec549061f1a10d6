-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- the stock of a variant with license keys are its free keys
select v.id as resource, s.on_hand::text as found, count(k.id)::text as expected
from catalog.variants v
join catalog.products p on p.id = v.product_id and p.license_keys
left join inventory.stock s on s.variant_id = v.id
left join products.license_keys k on k.variant_id = v.id and k.order_id is null
group by v.id, s.on_hand having s.on_hand is distinct from count(k.id);
