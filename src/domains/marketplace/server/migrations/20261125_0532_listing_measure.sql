-- For the price per unit on cards: "€24.00/kg". Both follow with the next refresh of the listing.
alter table marketplace.listings
  add column unit text not null default 'piece',
  add column step int not null default 1000;
