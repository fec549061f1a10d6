-- Units shipped lately, for the days that stock lasts.
create index moves_shipped on inventory.moves (variant_id, from_place, moved_at) include (quantity) where kind = 'shipped';
