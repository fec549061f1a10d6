-- Collections: products that a workspace or the platform shows together, chosen by hand or by a rule.
create table catalog.collections (
  id text primary key,
  -- Null: the platform's.
  workspace_id text references workspaces.workspaces on delete cascade,
  -- Stays when the name changes.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- {"en": …, "es": …, "ar": …}: only the languages that were written; English is required in the name.
  name jsonb not null check (name ->> 'en' <> ''),
  description jsonb not null default '{}',
  -- {"match": "all" or "any", "conditions": [{"field", "op", "values"} or {"field": "price", "op", "amountMinor"}]}; null: chosen by hand.
  rule jsonb,
  published boolean not null,
  created_at timestamptz not null,
  version int not null default 1
);
create index collections_by_workspace on catalog.collections (workspace_id, created_at desc, id desc);
create index collections_by_rule on catalog.collections (workspace_id) where rule is not null;

create table catalog.collection_products (
  collection_id text not null references catalog.collections on delete cascade,
  product_id text not null references catalog.products on delete cascade,
  -- The place in a collection that was chosen by hand; null: added by the rule.
  position int,
  primary key (collection_id, product_id)
);
create index collection_products_by_product on catalog.collection_products (product_id);

create function catalog.meets_condition(asked jsonb, product catalog.products) returns boolean language sql stable as $$
  select case when asked ->> 'field' = 'price' then
    case when asked ->> 'op' = 'atLeast' then product.price_minor >= (asked ->> 'amountMinor')::bigint
      else product.price_minor <= (asked ->> 'amountMinor')::bigint end
  else (asked ->> 'op' = 'is') = case asked ->> 'field'
    when 'category' then exists (
      select from catalog.categories own left join catalog.categories above on above.id = own.parent_id
      where own.id = product.category_id and (asked -> 'values' ? own.slug or asked -> 'values' ? above.slug))
    when 'tag' then exists (
      select from unnest(product.tags) as had(tag) join jsonb_array_elements_text(asked -> 'values') as wanted(tag) on lower(had.tag) = lower(wanted.tag))
    when 'brand' then exists (
      select from jsonb_array_elements_text(asked -> 'values') as wanted(brand) where lower(product.brand) = lower(wanted.brand))
    when 'kind' then asked -> 'values' ? product.kind
    when 'vendor' then asked -> 'values' ? product.workspace_id
  end end
$$;

-- Deleted products meet no rule.
create function catalog.meets_rule(rule jsonb, product catalog.products) returns boolean language sql stable as $$
  select product.deleted_at is null and case when rule ->> 'match' = 'any'
    then exists (select from jsonb_array_elements(rule -> 'conditions') as each(asked) where catalog.meets_condition(each.asked, product))
    else not exists (select from jsonb_array_elements(rule -> 'conditions') as each(asked) where not catalog.meets_condition(each.asked, product))
  end
$$;

-- Saving a collection locks the collections of its owner, and a change of a product shares the lock: the later one sees what the earlier one wrote.
create function catalog.collections_lock(owner text) returns bigint language sql immutable as $$
  select hashtextextended('catalog.collections ' || coalesce(owner, ''), 0)
$$;

-- Puts changed products into the collections whose rules they meet, and takes them out of the others.
create function catalog.refresh_collections(changed text[]) returns void language plpgsql as $$
begin
  if cardinality(changed) = 0 then return; end if;
  perform pg_advisory_xact_lock_shared(catalog.collections_lock(owners.owner)) from (
    select null as owner union (select distinct workspace_id from catalog.products where id = any(changed)) order by 1
  ) owners;
  delete from catalog.collection_products m using catalog.collections c, catalog.products p
  where m.product_id = any(changed) and c.id = m.collection_id and p.id = m.product_id
    and (p.deleted_at is not null or c.rule is not null and not catalog.meets_rule(c.rule, p));
  insert into catalog.collection_products (collection_id, product_id)
  select c.id, p.id from catalog.products p join catalog.collections c on c.workspace_id is null or c.workspace_id = p.workspace_id
  where p.id = any(changed) and c.rule is not null and catalog.meets_rule(c.rule, p)
  on conflict do nothing;
end $$;

-- Triggers, so that no way to change a product is left out.
create function catalog.collect_added_products() returns trigger language plpgsql as $$
begin
  perform catalog.refresh_collections(array(select id from added));
  return null;
end $$;

create function catalog.collect_changed_products() returns trigger language plpgsql as $$
begin
  perform catalog.refresh_collections(array(
    select c.id from changed c join before b using (id)
    where (c.category_id, c.tags, c.brand, c.price_minor, c.kind, c.deleted_at)
      is distinct from (b.category_id, b.tags, b.brand, b.price_minor, b.kind, b.deleted_at)));
  return null;
end $$;

-- A rule about a category includes the categories below it.
create function catalog.collect_products_of_moved_categories() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(catalog.collections_lock(owners.owner)) from (
    select distinct c.workspace_id as owner from changed c join before b using (id)
    where c.parent_id is distinct from b.parent_id order by 1
  ) owners;
  perform catalog.refresh_collections(array(
    select p.id from changed c join before b using (id) join catalog.products p on p.category_id = c.id
    where c.parent_id is distinct from b.parent_id));
  return null;
end $$;

create trigger products_collect_added after insert on catalog.products
  referencing new table as added for each statement execute function catalog.collect_added_products();
create trigger products_collect_changed after update on catalog.products
  referencing old table as before new table as changed for each statement execute function catalog.collect_changed_products();
create trigger categories_collect_moved after update on catalog.categories
  referencing old table as before new table as changed for each statement execute function catalog.collect_products_of_moved_categories();
