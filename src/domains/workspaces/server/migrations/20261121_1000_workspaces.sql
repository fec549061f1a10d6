-- Businesses and their people. Every business record belongs to a workspace.
create schema workspaces;

-- Other domains refer to a workspace. What may go with it refers `on delete cascade`; a plain reference keeps it.
create table workspaces.workspaces (
  id text primary key,
  kind text not null check (kind in ('personal', 'business')),
  -- Whose own one it is, opened with their account; nobody has two.
  personal_of text unique references accounts.users,
  name text not null check (length(name) between 1 and 120 or (name = '' and closed_at is not null)),
  version int not null default 1,
  created_at timestamptz not null,
  -- Its last person left Plaza and others' records still name it: a shell without a name and without people.
  closed_at timestamptz,
  check (personal_of is null or kind = 'personal'),
  check (personal_of is not null or kind = 'business' or closed_at is not null)
);

-- A plain reference to the account: nobody can be erased while they are a person of a workspace.
create table workspaces.members (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  user_id text not null references accounts.users,
  role text not null check (role in ('owner', 'manager', 'staff')),
  -- What staff is entrusted with; owners and managers hold everything and list nothing.
  areas text[] not null default '{}' check (role = 'staff' or areas = '{}'),
  version int not null default 1,
  joined_at timestamptz not null,
  primary key (workspace_id, user_id)
);
create index members_by_user on workspaces.members (user_id, joined_at);
create index members_joined_at on workspaces.members (workspace_id, joined_at, user_id);
create unique index members_one_owner on workspaces.members (workspace_id) where role = 'owner';

create table workspaces.invitations (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('manager', 'staff')),
  areas text[] not null default '{}' check (role = 'staff' or areas = '{}'),
  -- What the mail is written in: the inviter's, for nothing is known of who gets it.
  language text not null check (language in ('en', 'es', 'ar')),
  invited_by text not null references accounts.users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Raised whenever the link is sent anew; the links of earlier mailings are dead.
  mailing int not null default 1,
  -- Null until the mail is made. The token itself is nowhere in the database.
  token_hash bytea unique,
  mailed_at timestamptz,
  accepted_at timestamptz,
  accepted_by text references accounts.users on delete cascade,
  revoked_at timestamptz
);
create unique index invitations_one_pending on workspaces.invitations (workspace_id, email_key)
  where accepted_at is null and revoked_at is null;
create index invitations_pending on workspaces.invitations (workspace_id, created_at desc, id desc)
  where accepted_at is null and revoked_at is null;
create index invitations_by_inviter on workspaces.invitations (invited_by);
create index invitations_by_email on workspaces.invitations (email_key);
create index invitations_by_acceptor on workspaces.invitations (accepted_by) where accepted_by is not null;
create index invitations_expire on workspaces.invitations (expires_at);
