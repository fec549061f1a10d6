-- At which prices are shown in riyal where they are kept in dollars; in ten-thousandths.
alter table finance.settings
  add column sar_per_usd int not null default 37500 check (sar_per_usd between 1 and 10000000),
  add column rates_version int not null default 1;
