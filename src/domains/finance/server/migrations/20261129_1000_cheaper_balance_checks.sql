-- The check that entries balance runs once for each statement that adds postings, over all its entries, instead of once for each row. The
-- postings of an entry are therefore inserted by one statement.
-- Entries of migrations in the same transaction are checked now (a backup is restored in one): a dropped trigger forgets them.
set constraints finance.transactions_balance, finance.postings_balance immediate;
drop trigger transactions_balance on finance.transactions;
drop trigger postings_balance on finance.postings;
drop function finance.reject_unbalanced();

-- Postings never change, so entries keep balancing when all postings do that are added: they sum to zero and are in the entry's currency.
create function finance.reject_unbalanced() returns trigger language plpgsql as $$
declare
  entered text;
begin
  -- Reads each entry by its key, however many there are.
  select a.transaction_id into entered
  from (select distinct transaction_id from added) a
  cross join lateral (
    select sum(p.amount_minor) <> 0 or bool_or(p.currency <> t.currency) as unbalanced
    from finance.postings p join finance.transactions t on t.id = p.transaction_id
    where p.transaction_id = a.transaction_id
  ) e
  where e.unbalanced;
  if found then
    raise exception 'the transaction does not balance: %', entered using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger postings_balance after insert on finance.postings
  referencing new table as added for each statement execute function finance.reject_unbalanced();

-- At commit a new entry has postings.
create function finance.reject_without_postings() returns trigger language plpgsql as $$
begin
  if not exists (select from finance.postings where transaction_id = new.id) then
    raise exception 'the transaction does not balance: %', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger transactions_have_postings after insert on finance.transactions
  deferrable initially deferred for each row execute function finance.reject_without_postings();
