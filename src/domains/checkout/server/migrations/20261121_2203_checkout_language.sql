-- The language a purchase was made in: what is written about it later is written in this one.
alter table checkout.checkouts add column language text not null default 'en';
