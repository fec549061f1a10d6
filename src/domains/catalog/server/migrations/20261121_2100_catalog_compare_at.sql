-- What a variant cost before it was reduced, shown struck through beside its price.
alter table catalog.variants add column compare_at_minor bigint check (compare_at_minor > price_minor);

-- The colour a picture shows, where it shows one only: choosing that colour shows its pictures.
alter table catalog.images add column color text;
