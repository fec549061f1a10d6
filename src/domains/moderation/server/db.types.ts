/** The tables of the schema `moderation`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ModerationAppeals {
  appealedAt: Timestamp;
  decisionId: string;
  text: string;
}

export interface ModerationDecisions {
  action: string;
  decidedAt: Timestamp;
  decidedBy: string | null;
  detected: string;
  excerpt: Generated<string>;
  groupId: string | null;
  id: string;
  openedAt: Timestamp;
  reason: string | null;
  reports: number;
  resourceId: string;
  resourceType: string;
  suspendedUntil: Timestamp | null;
  text: Generated<string>;
  userId: string | null;
}

export interface ModerationVerdicts {
  decidedAt: Timestamp;
  decidedBy: string | null;
  decisionId: string;
  outcome: string;
  text: string;
}

export interface Tables {
  "moderation.appeals": ModerationAppeals;
  "moderation.decisions": ModerationDecisions;
  "moderation.verdicts": ModerationVerdicts;
}

