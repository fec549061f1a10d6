/** The tables of the schema `payments`, written by `npm run db:types`. */

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

export interface PaymentsDisputes {
  amountMinor: number;
  closedAt: Timestamp | null;
  currency: string;
  dueBy: Timestamp | null;
  id: string;
  openedAt: Timestamp;
  paymentId: string;
  providerRef: string;
  reason: string;
  reinstated: Generated<boolean>;
  status: string;
  withdrawn: Generated<boolean>;
}

export interface PaymentsEvents {
  eventId: string;
  kind: string;
  paymentId: string | null;
  provider: string;
  receivedAt: Timestamp;
}

export interface PaymentsPayments {
  action: Json | null;
  amountMinor: number;
  createdAt: Timestamp;
  currency: string;
  failure: string | null;
  id: string;
  instructions: Generated<Json>;
  intentRef: string | null;
  method: string;
  paidAt: Timestamp | null;
  provider: string;
  providerRef: string | null;
  referenceId: string;
  referenceType: string;
  refundedMinor: Generated<number>;
  status: string;
  waivedMinor: Generated<number>;
}

export interface PaymentsRefunds {
  amountMinor: number;
  failure: string | null;
  id: string;
  key: string;
  paymentId: string;
  providerRef: string | null;
  reason: Generated<string>;
  referenceId: string;
  referenceType: string;
  requestedAt: Timestamp;
  settledAt: Timestamp | null;
  status: string;
}

export interface Tables {
  "payments.disputes": PaymentsDisputes;
  "payments.events": PaymentsEvents;
  "payments.payments": PaymentsPayments;
  "payments.refunds": PaymentsRefunds;
}

