-- The figures Arabic is written in: its own (arab) or Latin ones (latn); null until chosen.
alter table accounts.preferences add column digits text check (digits in ('arab', 'latn'));
