-- What a vendor promises of shipping and returns: {"shipping": {"en": …, "es": …, "ar": …}, "returns": {…}}, in whatever language it wrote.
alter table vendors.vendors add column policies jsonb not null default '{}';
