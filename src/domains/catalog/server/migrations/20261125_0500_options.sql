-- Options are data: up to four per product, with any name. Color and size become two of them.
alter table catalog.products
  -- [{"key": "color", "names": {"en": …}, "values": [{"value": "sage", "names": {"es": …}}]}], in the order in which they are shown.
  add column options jsonb not null default '[]' check (jsonb_typeof(options) = 'array' and jsonb_array_length(options) <= 4);
alter table catalog.variants
  -- One value per option of the product, in the same order.
  add column options text[] not null default '{}' check (cardinality(options) <= 4);

update catalog.products p set options = o.options
from (
  select product_id, jsonb_agg(jsonb_build_object('key', key, 'names', '{}'::jsonb, 'values', of_key) order by place) as options
  from (
    select v.product_id, w.key, w.place, jsonb_agg(jsonb_build_object('value', w.value) order by w.position) as of_key
    from (select distinct product_id from catalog.variants) v
    join lateral (
      select 'color' as key, 0 as place, color as value, min(position) as position
      from catalog.variants where product_id = v.product_id and color is not null group by color
      union all
      select 'size', 1, size, min(position) from catalog.variants where product_id = v.product_id and size is not null group by size
    ) w on true
    group by v.product_id, w.key, w.place
  ) keys
  group by product_id
) o where o.product_id = p.id;

-- A product whose variants have a color or a size only sometimes gets a dash where one is missing.
update catalog.variants v set options = (
  select coalesce(array_agg(coalesce(case o.option ->> 'key' when 'color' then v.color else v.size end, '–') order by o.place), '{}')
  from catalog.products p, jsonb_array_elements(p.options) with ordinality as o(option, place)
  where p.id = v.product_id
);
update catalog.products p set options = (
  select jsonb_agg(
    case when exists (select from catalog.variants v where v.product_id = p.id and v.options[o.place::int] = '–')
      then jsonb_set(o.option, '{values}', (o.option -> 'values') || '[{"value": "–"}]') else o.option end
    order by o.place)
  from jsonb_array_elements(p.options) with ordinality as o(option, place)
) where p.options <> '[]';

alter table catalog.variants drop column size, drop column color;
