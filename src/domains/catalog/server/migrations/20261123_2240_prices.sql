-- Every price that a variant had, for the lowest one of the last 30 days (Directive 98/6/EC, article 6a). Triggers write it, so that no way to
-- change a price is left out.
create table catalog.prices (
  variant_id text not null references catalog.variants on delete cascade,
  price_minor bigint not null,
  since timestamptz not null,
  -- Null: the price now.
  until timestamptz check (until > since),
  primary key (variant_id, since)
);

create function catalog.keep_new_prices() returns trigger language plpgsql as $$
begin
  insert into catalog.prices (variant_id, price_minor, since) select id, price_minor, now() from added;
  return null;
end $$;

create function catalog.keep_changed_prices() returns trigger language plpgsql as $$
begin
  update catalog.prices p set until = now()
  from changed c join before b using (id)
  where c.price_minor <> b.price_minor and p.variant_id = c.id and p.until is null and p.since < now();
  -- A second change in one transaction replaces the first.
  insert into catalog.prices (variant_id, price_minor, since)
  select c.id, c.price_minor, now() from changed c join before b using (id) where c.price_minor <> b.price_minor
  on conflict (variant_id, since) do update set price_minor = excluded.price_minor;
  return null;
end $$;

create trigger variants_keep_new_prices after insert on catalog.variants
  referencing new table as added for each statement execute function catalog.keep_new_prices();
create trigger variants_keep_changed_prices after update on catalog.variants
  referencing old table as before new table as changed for each statement execute function catalog.keep_changed_prices();

insert into catalog.prices (variant_id, price_minor, since)
select v.id, v.price_minor, coalesce(p.published_at, p.created_at) from catalog.variants v join catalog.products p on p.id = v.product_id;
