-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- ratings count the stars of approved reviews whose authors keep the product
select coalesce(r.product_id, k.product_id) || ' ' || coalesce(r.stars, k.stars) as resource, coalesce(k.count, 0)::text as found,
  coalesce(r.count, 0)::text as expected
from (select product_id, rating as stars, count(*) as count from reviews.reviews
  where status = 'approved' and purchase in ('bought', 'received') group by product_id, rating) r
full join reviews.ratings k on k.product_id = r.product_id and k.stars = r.stars
where coalesce(k.count, 0) <> coalesce(r.count, 0);

-- a vendor’s rating is that of its products
select coalesce(k.workspace_id, r.workspace_id) as resource, concat_ws(' ', k.count, k.sum) as found, concat_ws(' ', r.count, r.sum) as expected
from (select workspace_id, sum(count) as count, sum(count * stars) as sum from reviews.ratings group by workspace_id) r
full join reviews.vendor_ratings k using (workspace_id)
where (coalesce(k.count, 0), coalesce(k.sum, 0)) is distinct from (coalesce(r.count, 0), coalesce(r.sum, 0));

-- a review's helpful count is its number of votes
select r.id as resource, r.helpful_votes::text as found, count(v.user_id)::text as expected
from reviews.reviews r left join reviews.helpful_votes v on v.review_id = r.id
group by r.id having r.helpful_votes <> count(v.user_id);
