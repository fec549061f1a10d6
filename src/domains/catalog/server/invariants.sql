-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- a product's price range is that of its variants
select p.id as resource, concat_ws(' ', p.price_minor, p.max_price_minor) as found, concat_ws(' ', min(v.price_minor), max(v.price_minor)) as expected
from catalog.products p join catalog.variants v on v.product_id = p.id
group by p.id having (p.price_minor, p.max_price_minor) is distinct from (min(v.price_minor), max(v.price_minor));
