-- Workspaces and their members. Every business record belongs to a workspace.
create schema workspaces;

-- Other domains refer to a workspace. A reference with `on delete cascade` is deleted with it; a plain reference prevents the deletion.
create table workspaces.workspaces (
  id text primary key,
  kind text not null check (kind in ('personal', 'business')),
  -- The user whose personal workspace this is, created with the account; a user has at most one.
  personal_user_id text unique references accounts.users,
  name text not null check (length(name) between 1 and 120 or (name = '' and closed_at is not null)),
  version int not null default 1,
  created_at timestamptz not null,
  -- Set when the last member left Plaza while other records still refer to the workspace: it keeps neither a name nor members.
  closed_at timestamptz,
  check (personal_user_id is null or kind = 'personal'),
  check (personal_user_id is not null or kind = 'business' or closed_at is not null)
);

-- The reference to the account has no cascade: an account cannot be erased while it is a member of a workspace.
create table workspaces.members (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  user_id text not null references accounts.users,
  role text not null check (role in ('owner', 'manager', 'staff')),
  -- The permissions of staff. Owners and managers have all permissions and list none.
  permissions text[] not null default '{}' check (role = 'staff' or permissions = '{}'),
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
  permissions text[] not null default '{}' check (role = 'staff' or permissions = '{}'),
  -- The language of the mail: the inviter's, because the recipient's is unknown.
  language text not null check (language in ('en', 'es', 'ar')),
  invited_by text not null references accounts.users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Counts how often the invitation was sent; only the link of the last mail works.
  mailing int not null default 1,
  -- Null until the mail is created. Only the hash of the token is stored.
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

-- Saved views of lists: filters, order and columns under a name.
create table workspaces.views (
  id text primary key,
  workspace_id text not null references workspaces.workspaces on delete cascade,
  -- The author. A shared view stays, with null here, when its author leaves.
  user_id text references accounts.users,
  -- The list that the view belongs to, by the name that its screen uses.
  list text not null check (length(list) between 1 and 60),
  name text not null check (length(name) between 1 and 60),
  -- The list's part of a URL's query.
  query text not null check (length(query) <= 2000),
  -- The visible columns in order; null: the list's default.
  columns text[] check (cardinality(columns) between 1 and 60),
  shared boolean not null,
  version int not null default 1,
  created_at timestamptz not null,
  check (shared or user_id is not null)
);
create unique index views_one_name on workspaces.views (workspace_id, user_id, list, lower(name));
create index views_shared on workspaces.views (workspace_id, list) where shared;
create index views_by_user on workspaces.views (user_id);
