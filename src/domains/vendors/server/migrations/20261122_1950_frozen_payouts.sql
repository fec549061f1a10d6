-- The owner recovered an account that somebody else may have used: nothing is paid to this payout account before they confirm it.
alter table vendors.vendors add column payout_frozen_at timestamptz;
alter table vendors.vendors add check (payout_frozen_at is null or payout_sealed is not null);
