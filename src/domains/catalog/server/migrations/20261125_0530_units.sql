-- How a product is sold. Every quantity counts steps of `step` thousandths of the unit, and prices are per step.
alter table catalog.products
  add column unit text not null default 'piece' check (unit in ('piece', 'kg', 'm', 'l')),
  add column step int not null default 1000 check (step between 1 and 1000000),
  add column min_steps int not null default 1 check (min_steps between 1 and 999),
  add column max_steps int check (max_steps between 1 and 999),
  -- The unit of the variants' net content, for the price per unit of goods sold by the piece.
  add column content_unit text check (content_unit in ('kg', 'm', 'l')),
  add constraint products_step_of_pieces check (unit <> 'piece' or step = 1000),
  add constraint products_most_steps check (max_steps >= min_steps);
alter table catalog.variants
  -- Net content of one piece, in thousandths of the content unit.
  add column content int check (content between 1 and 10000000);
