/** The tables of the schema `checkout`, written by `npm run db:types`. */

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

export interface CheckoutCheckouts {
  currency: string;
  endedAt: Timestamp | null;
  guestId: string | null;
  heldInFull: Generated<boolean>;
  heldSince: Timestamp;
  holdUntil: Timestamp;
  id: string;
  language: Generated<string>;
  mayHold: Generated<boolean>;
  moneyReturned: Generated<boolean>;
  orderId: string;
  owner: string;
  paymentId: string | null;
  purchase: Json;
  startedAt: Timestamp;
  status: string;
  totalMinor: number;
  userId: string | null;
}

export interface Tables {
  "checkout.checkouts": CheckoutCheckouts;
}

