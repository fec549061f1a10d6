-- The figures of a promotion and their history by day, without reading the rows.
create index redemptions_used_by_day on promotions.redemptions (promotion_id, claimed_at) include (discount_minor, revenue_minor) where status = 'used';
drop index promotions.redemptions_used;
