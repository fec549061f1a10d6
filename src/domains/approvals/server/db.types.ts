/** The tables of the schema `approvals`, written by `npm run db:types`. */

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

export interface ApprovalsLimits {
  kind: string;
  overMinor: number | null;
  version: Generated<number>;
  workspaceId: string;
}

export interface ApprovalsRequests {
  amountMinor: number | null;
  authorId: string | null;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  decisionNote: Generated<string>;
  id: string;
  kind: string;
  note: Generated<string>;
  onBehalfOf: string | null;
  params: Generated<Json>;
  parties: Generated<string[]>;
  requestedAt: Timestamp;
  resourceId: string;
  resourceType: string;
  status: Generated<string>;
  workspaceId: string | null;
}

export interface ApprovalsSteps {
  actorId: string | null;
  at: Timestamp;
  note: Generated<string>;
  onBehalfOf: string | null;
  position: number;
  requestId: string;
  step: string;
}

export interface ApprovalsSubstitutes {
  createdAt: Timestamp;
  endsAt: Timestamp;
  id: string;
  personId: string;
  startsAt: Timestamp;
  substituteId: string;
  workspaceId: string;
}

export interface Tables {
  "approvals.limits": ApprovalsLimits;
  "approvals.requests": ApprovalsRequests;
  "approvals.steps": ApprovalsSteps;
  "approvals.substitutes": ApprovalsSubstitutes;
}

