/** The tables of the schema `reports`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ReportsReports {
  closedAt: Timestamp | null;
  closedBy: string | null;
  id: string;
  note: Generated<string>;
  reason: string;
  reportedAt: Timestamp;
  resourceId: string;
  resourceType: string;
  status: Generated<string>;
  userId: string | null;
}

export interface Tables {
  "reports.reports": ReportsReports;
}

