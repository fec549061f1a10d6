-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- uses of a limited promotion are its redemptions
select p.id as resource, p.uses::text as found, r.uses::text as expected
from promotions.promotions p
cross join lateral (select count(*) as uses from promotions.redemptions where promotion_id = p.id and status <> 'released') r
where p.max_uses is not null and p.uses <> r.uses;

-- a customer's uses of a promotion are its redemptions
select concat_ws(' ', coalesce(c.promotion_id, r.promotion_id), encode(coalesce(c.customer, r.customer), 'hex')) as resource,
  coalesce(c.uses, 0)::text as found, coalesce(r.uses, 0)::text as expected
from promotions.customers c
full join (
  select promotion_id, customer, count(*) as uses from promotions.redemptions cross join unnest(customers) as customer
  where status <> 'released' group by promotion_id, customer
) r using (promotion_id, customer)
where coalesce(c.uses, 0) <> coalesce(r.uses, 0);

-- the segment of a promotion is kept for it
select p.id as resource, p.segment_id as found, coalesce(u.segment_id, 'none') as expected
from promotions.promotions p
left join crm.segment_uses u on u.type = 'promotion' and u.used_by = p.id and u.workspace_id = p.workspace_id
where p.archived_at is null and p.segment_id is not null and p.segment_id is distinct from u.segment_id;
