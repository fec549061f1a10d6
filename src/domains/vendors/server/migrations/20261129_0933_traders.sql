-- Where customers reach a shop that sells as a business; its legal details are public. Null: they are not.
alter table vendors.vendors
  add column trader_email text check (length(trader_email) between 3 and 254),
  add check (trader_email is null or legal is not null);
