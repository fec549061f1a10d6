-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- stock is never oversold
select variant_id as resource, (allocated + held)::text as found, 'at most ' || on_hand as expected
from inventory.stock where allocated + held > on_hand or allocated < 0 or held < 0 or on_hand < 0;

-- held stock of a variant is the sum of its holds
select s.variant_id as resource, s.held::text as found, coalesce(sum(h.quantity), 0)::text as expected
from inventory.stock s left join inventory.holds h on h.variant_id = s.variant_id
group by s.variant_id, s.held having s.held <> coalesce(sum(h.quantity), 0);

-- stock is the sum of its movements
select s.variant_id as resource, concat_ws(' ', s.on_hand, s.allocated) as found, concat_ws(' ', m.on_hand, m.allocated) as expected
from inventory.stock s
left join (
  select variant_id, sum(on_hand_delta) as on_hand, sum(allocated_delta) as allocated from inventory.movements group by variant_id
) m on m.variant_id = s.variant_id
where (s.on_hand, s.allocated) is distinct from (coalesce(m.on_hand, 0), coalesce(m.allocated, 0));

-- stock is the sum of warehouse quantities
select s.variant_id as resource, s.on_hand::text as found, coalesce(sum(i.quantity), 0)::text as expected
from inventory.stock s left join inventory.items i on i.variant_id = s.variant_id
group by s.variant_id, s.on_hand
having s.on_hand <> coalesce(sum(i.quantity), 0);

-- an untracked variant has no stock
select m.variant_id as resource, sum(m.on_hand_delta)::text as found, '0' as expected
from inventory.movements m where not exists (select from inventory.stock s where s.variant_id = m.variant_id)
group by m.variant_id having sum(m.on_hand_delta) <> 0 or sum(m.allocated_delta) <> 0;

-- a bundle has no stock of its own
select s.variant_id as resource, s.on_hand::text as found, 'the stock of its parts' as expected
from inventory.stock s where exists (select from catalog.bundle_parts b where b.variant_id = s.variant_id);
