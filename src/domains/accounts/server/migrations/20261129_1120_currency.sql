-- The currency in which prices are displayed; null until chosen. Charged is always the base currency.
alter table accounts.preferences add column currency text check (currency in ('USD', 'SAR'));
