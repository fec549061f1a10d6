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

export interface PlatformBackups {
  bytes: number | null;
  file: string;
  fileCount: number | null;
  finishedAt: Timestamp | null;
  id: string;
  problem: Json | null;
  reason: string;
  requestedAt: Timestamp;
  rowCount: number | null;
  state: string;
  verificationProblem: Json | null;
  verifiedAt: Timestamp | null;
  withSecrets: Generated<boolean>;
}

export interface PlatformChecks {
  checkedAt: Timestamp;
  invariants: number;
  names: Generated<string[]>;
  singleton: Generated<boolean>;
}

export interface PlatformEventDeliveries {
  aggregate: string;
  attempts: Generated<number>;
  deliveredAt: Timestamp | null;
  error: string | null;
  eventId: string;
  listener: string;
  position: number;
}

export interface PlatformEvents {
  aggregate: string;
  dispatchedAt: Timestamp | null;
  happenedAt: Timestamp;
  id: string;
  payload: Json;
  position: Generated<number>;
  type: string;
}

export interface PlatformIdempotencyKeys {
  bodyHash: string;
  createdAt: Timestamp;
  key: string;
  operation: string;
  reply: Json | null;
  viewer: string;
}

export interface PlatformKeptFiles {
  keeper: string;
  key: string;
}

export interface PlatformNumberSequences {
  lastNumber: number;
  name: string;
  owner: string;
}

export interface PlatformOrphanedFiles {
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

export interface PlatformUnfinishedDemo {
  begunAt: Timestamp;
  isUnfinished: Generated<boolean>;
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

export interface PlatformViolations {
  expected: string;
  firstSeenAt: Timestamp;
  found: string;
  invariant: string;
  lastSeenAt: Timestamp;
  resolvedAt: Timestamp | null;
  resource: string;
}

export interface PlatformWorkers {
  lockKey: number;
  startedAt: Generated<Timestamp>;
  workerId: string;
}

export interface Tables {
  "platform.backups": PlatformBackups;
  "platform.checks": PlatformChecks;
  "platform.eventDeliveries": PlatformEventDeliveries;
  "platform.events": PlatformEvents;
  "platform.idempotencyKeys": PlatformIdempotencyKeys;
  "platform.keptFiles": PlatformKeptFiles;
  "platform.numberSequences": PlatformNumberSequences;
  "platform.orphanedFiles": PlatformOrphanedFiles;
  "platform.rateLimits": PlatformRateLimits;
  "platform.unfinishedDemo": PlatformUnfinishedDemo;
  "platform.uploads": PlatformUploads;
  "platform.violations": PlatformViolations;
  "platform.workers": PlatformWorkers;
}

