-- What the operator takes from everybody. Percent in hundredths.
create table cart.settings (
  only_row boolean primary key default true check (only_row),
  free_shipping_over_minor bigint not null default 5000 check (free_shipping_over_minor >= 0),
  shipping_minor bigint not null default 1000 check (shipping_minor >= 0),
  tax_hundredths int not null default 800 check (tax_hundredths between 0 and 10000),
  version int not null default 1
);
insert into cart.settings default values;
