-- Somebody opened an invitation's link with an account whose confirmed email is not the invited one: the inviter's side decides.
alter table workspaces.invitations
  add column requested_by text references accounts.users on delete set null,
  add column requested_at timestamptz;
create index invitations_by_requester on workspaces.invitations (requested_by) where requested_by is not null;
