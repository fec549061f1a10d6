/** The tables of the schema `workspaces`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface WorkspacesWorkspaces {
  createdAt: Timestamp;
  id: string;
  name: string;
}

export interface Tables {
  "workspaces.workspaces": WorkspacesWorkspaces;
}

