/** The tables of the schema `workspaces`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface WorkspacesInvitations {
  acceptedAt: Timestamp | null;
  acceptedBy: string | null;
  createdAt: Timestamp;
  email: string;
  emailKey: string;
  expiresAt: Timestamp;
  id: string;
  invitedBy: string;
  language: string;
  mailedAt: Timestamp | null;
  mailing: Generated<number>;
  permissions: Generated<string[]>;
  requestedAt: Timestamp | null;
  requestedBy: string | null;
  revokedAt: Timestamp | null;
  role: string;
  tokenHash: Buffer | null;
  workspaceId: string;
}

export interface WorkspacesMembers {
  joinedAt: Timestamp;
  permissions: Generated<string[]>;
  role: string;
  userId: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface WorkspacesViews {
  columns: string[] | null;
  createdAt: Timestamp;
  id: string;
  list: string;
  name: string;
  query: string;
  shared: boolean;
  userId: string | null;
  version: Generated<number>;
  workspaceId: string;
}

export interface WorkspacesWorkspaces {
  closedAt: Timestamp | null;
  createdAt: Timestamp;
  id: string;
  kind: string;
  name: string;
  personalUserId: string | null;
  version: Generated<number>;
}

export interface Tables {
  "workspaces.invitations": WorkspacesInvitations;
  "workspaces.members": WorkspacesMembers;
  "workspaces.views": WorkspacesViews;
  "workspaces.workspaces": WorkspacesWorkspaces;
}

