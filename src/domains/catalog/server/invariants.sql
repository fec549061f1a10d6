-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- a product's price range is that of its variants
select p.id as resource, concat_ws(' ', p.price_minor, p.max_price_minor) as found, concat_ws(' ', min(v.price_minor), max(v.price_minor)) as expected
from catalog.products p join catalog.variants v on v.product_id = p.id
group by p.id having (p.price_minor, p.max_price_minor) is distinct from (min(v.price_minor), max(v.price_minor));

-- a variant's price is the last one of its history
select v.id as resource, p.price_minor::text as found, v.price_minor::text as expected
from catalog.variants v left join catalog.prices p on p.variant_id = v.id and p.until is null
where p.price_minor is distinct from v.price_minor;

-- a product is taken down while one of its takedowns is open
select p.id as resource, p.taken_down::text as found, (t.id is not null)::text as expected
from catalog.products p left join catalog.takedowns t on t.product_id = p.id and t.put_back_at is null
where p.taken_down <> (t.id is not null);

-- the parts of a bundle are goods of its vendor, of other products and not bundles themselves
select b.variant_id as resource, part.sku as found, 'goods of the same vendor' as expected
from catalog.bundle_parts b
join catalog.variants bundle on bundle.id = b.variant_id
join catalog.variants part on part.id = b.part_variant_id
join catalog.products p on p.id = part.product_id
where p.kind <> 'goods' or part.product_id = bundle.product_id or b.workspace_id <> part.workspace_id or b.workspace_id <> bundle.workspace_id
  or exists (select from catalog.bundle_parts nested where nested.variant_id = b.part_variant_id);

-- a collection by rule has the products that meet its rule
select coalesce(m.collection_id, met.collection_id) as resource, m.product_id as found, met.product_id as expected
from (
  select c.id as collection_id, p.id as product_id from catalog.collections c
  join catalog.products p on c.workspace_id is null or c.workspace_id = p.workspace_id
  where c.rule is not null and catalog.meets_rule(c.rule, p)
) met
full join (
  select m.* from catalog.collection_products m join catalog.collections c on c.id = m.collection_id where c.rule is not null
) m on m.collection_id = met.collection_id and m.product_id = met.product_id
where m.product_id is null or met.product_id is null;
