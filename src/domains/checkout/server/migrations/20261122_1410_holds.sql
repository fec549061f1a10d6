-- Whether this checkout may hold stock: not beyond the number of checkouts that one network address begins in an hour.
alter table checkout.checkouts add column may_hold boolean not null default true;
-- False when less is held than is bought.
alter table checkout.checkouts add column held_in_full boolean not null default true;
