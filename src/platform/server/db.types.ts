/** The tables of the schema `platform`, written by `npm run db:types`. */

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

export interface PlatformBreaches {
  expected: string;
  firstSeenAt: Timestamp;
  found: string;
  invariant: string;
  lastSeenAt: Timestamp;
  resolvedAt: Timestamp | null;
  subject: string;
}

export interface PlatformChecks {
  checkedAt: Timestamp;
  invariants: number;
  names: Generated<string[]>;
  singleton: Generated<boolean>;
}

export interface PlatformFacts {
  aggregate: string;
  dispatchedAt: Timestamp | null;
  happenedAt: Timestamp;
  id: string;
  payload: Json;
  position: Generated<number>;
  type: string;
}

export interface PlatformHearings {
  aggregate: string;
  attempts: Generated<number>;
  error: string | null;
  factId: string;
  heardAt: Timestamp | null;
  listener: string;
  position: number;
}

export interface PlatformIdempotencyKeys {
  bodyHash: string;
  createdAt: Timestamp;
  key: string;
  operation: string;
  reply: Json | null;
  viewer: string;
}

export interface PlatformLooseFiles {
  deleteAt: Timestamp;
  deleting: Generated<boolean>;
  key: string;
}

export interface PlatformRateLimits {
  endsAt: Timestamp;
  key: Buffer;
  name: string;
  spent: number;
}

export interface PlatformUploads {
  bytes: number;
  createdAt: Timestamp;
  height: number;
  id: string;
  key: string;
  senderId: string;
  usedAt: Timestamp | null;
  width: number;
}

export interface PlatformWorkers {
  lockKey: number;
  startedAt: Generated<Timestamp>;
  workerId: string;
}

export interface Tables {
  "platform.breaches": PlatformBreaches;
  "platform.checks": PlatformChecks;
  "platform.facts": PlatformFacts;
  "platform.hearings": PlatformHearings;
  "platform.idempotencyKeys": PlatformIdempotencyKeys;
  "platform.looseFiles": PlatformLooseFiles;
  "platform.rateLimits": PlatformRateLimits;
  "platform.uploads": PlatformUploads;
  "platform.workers": PlatformWorkers;
}

