-- Who has a product in their cart is asked before it is deleted.
create index lines_by_variant on cart.lines (variant_id) where removed_at is null;
