-- The terms of service that the person accepted at the registration; null: none were published.
alter table accounts.users
  add column terms_version int,
  add column terms_accepted_at timestamptz,
  add check ((terms_version is null) = (terms_accepted_at is null));
