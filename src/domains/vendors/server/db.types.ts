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

export interface VendorsApplications {
  createdAt: Timestamp;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  description: string;
  id: string;
  language: string;
  legal: Json | null;
  name: string;
  payoutHint: string | null;
  payoutSealed: string | null;
  policies: Generated<Json>;
  reason: string | null;
  status: string;
  userId: string | null;
  workspaceId: string;
}

export interface VendorsDeliveryMethods {
  active: Generated<boolean>;
  countries: string[] | null;
  defaultWeightGrams: Generated<number>;
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
  zones: Generated<Json>;
}

export interface VendorsFirstProducts {
  productId: string;
  workspaceId: string;
}

export interface VendorsFormerSlugs {
  since: Timestamp;
  slug: string;
  workspaceId: string;
}

export interface VendorsSettings {
  approval: Generated<string>;
  singleton: Generated<boolean>;
  version: Generated<number>;
}

export interface VendorsVendors {
  awayUntil: string | null;
  banner: Json | null;
  createdAt: Timestamp;
  description: Generated<Json>;
  legal: Json | null;
  logo: Json | null;
  name: string;
  number: number;
  payoutFrozenAt: Timestamp | null;
  payoutHint: string | null;
  payoutSealed: string | null;
  policies: Generated<Json>;
  slug: string;
  status: string;
  suspendedSince: Timestamp | null;
  suspensionReason: string | null;
  tagline: Generated<Json>;
  traderEmail: string | null;
  version: Generated<number>;
  workspaceId: string;
}

export interface Tables {
  "vendors.applications": VendorsApplications;
  "vendors.deliveryMethods": VendorsDeliveryMethods;
  "vendors.firstProducts": VendorsFirstProducts;
  "vendors.formerSlugs": VendorsFormerSlugs;
  "vendors.settings": VendorsSettings;
  "vendors.vendors": VendorsVendors;
}

