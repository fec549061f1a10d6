-- The fewest units of one item that the supplier sells; null: any number. Reorder suggestions keep to it.
alter table procurement.suppliers add column min_units int check (min_units between 1 and 1000000);
