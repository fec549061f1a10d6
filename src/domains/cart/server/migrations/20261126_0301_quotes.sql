-- The accepted quote that a cart holds in place of lines. Its prices are those of the quote.
create table cart.quotes (
  owner text primary key,
  quote_id text not null,
  taken_at timestamptz not null
);
create index quotes_taken_at on cart.quotes (taken_at);

-- A cart holds a quote or lines, so a line that is put into the cart takes the quote out of it.
create function cart.take_out_quote() returns trigger language plpgsql as $$
begin
  delete from cart.quotes where owner = new.owner;
  return null;
end $$;
create trigger lines_take_out_quote after insert or update on cart.lines for each row
  when (new.place = 'cart' and new.removed_at is null) execute function cart.take_out_quote();
