-- A passkey also proves again who sits at a session that is open already.
alter table accounts.passkey_challenges
  drop constraint passkey_challenges_purpose_check,
  add constraint passkey_challenges_purpose_check check (purpose in ('register', 'login', 'second_factor', 'proof'));
