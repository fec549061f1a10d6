/** The tables of the schema `reports`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ReportsFilterSettings {
  blockedSites: Generated<string>;
  linksAction: Generated<string>;
  newAccountDays: Generated<number>;
  newAccountLinks: Generated<number>;
  singleton: Generated<boolean>;
  sitesAction: Generated<string>;
  version: Generated<number>;
  wholeWords: Generated<string>;
  wordParts: Generated<string>;
  wordsAction: Generated<string>;
}

export interface ReportsReports {
  automatic: Generated<boolean>;
  closedAt: Timestamp | null;
  closedBy: string | null;
  evidence: Generated<Json>;
  groupId: string | null;
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
  "reports.filterSettings": ReportsFilterSettings;
  "reports.reports": ReportsReports;
}

