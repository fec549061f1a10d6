-- The options of a line as they were at the sale: [{"key", "name", "value", "label"}].
alter table orders.lines add column options jsonb not null default '[]' check (jsonb_typeof(options) = 'array');

update orders.lines set options =
  case when color is null then '[]' else jsonb_build_array(jsonb_build_object('key', 'color', 'name', 'Color', 'value', color, 'label', initcap(color))) end
  || case when size is null then '[]' else jsonb_build_array(jsonb_build_object('key', 'size', 'name', 'Size', 'value', size, 'label', size)) end
where color is not null or size is not null;

alter table orders.lines drop column size, drop column color;
