/** The tables of the schema `vendors`, written by `npm run db:types`. */

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

export interface VendorsDeliveryMethods {
  active: Generated<boolean>;
  countries: string[] | null;
  freeOverMinor: number | null;
  id: string;
  kind: string;
  maxDays: number;
  minDays: number;
  name: Json;
  position: number;
  priceMinor: number;
  version: Generated<number>;
  workspaceId: string;
}

export interface VendorsVendors {
  createdAt: Timestamp;
  name: string;
  number: number;
  slug: string;
  status: string;
  tagline: Generated<Json>;
  workspaceId: string;
}

export interface Tables {
  "vendors.deliveryMethods": VendorsDeliveryMethods;
  "vendors.vendors": VendorsVendors;
}

