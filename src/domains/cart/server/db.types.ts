/** The tables of the schema `cart`, written by `npm run db:types`. */

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

export interface CartCodes {
  code: string;
  enteredAt: Timestamp;
  owner: string;
}

export interface CartDeliveries {
  chosenAt: Timestamp;
  methodId: string;
  owner: string;
  workspaceId: string;
}

export interface CartLines {
  addedAt: Timestamp;
  lineId: string;
  owner: string;
  personalization: Generated<Json>;
  place: Generated<string>;
  quantity: number;
  removedAt: Timestamp | null;
  seenPriceMinor: number | null;
  source: Json | null;
  variantId: string;
}

export interface CartPictures {
  bytes: number;
  claimed: Generated<boolean>;
  height: number;
  id: string;
  key: string;
  ordered: Generated<boolean>;
  owner: string;
  uploadedAt: Timestamp;
  usedAt: Timestamp;
  width: number;
}

export interface CartQuotes {
  owner: string;
  quoteId: string;
  takenAt: Timestamp;
}

export interface CartSettings {
  freeShippingOverMinor: Generated<number>;
  shippingMinor: Generated<number>;
  singleton: Generated<boolean>;
  taxHundredths: Generated<number>;
  version: Generated<number>;
}

export interface Tables {
  "cart.codes": CartCodes;
  "cart.deliveries": CartDeliveries;
  "cart.lines": CartLines;
  "cart.pictures": CartPictures;
  "cart.quotes": CartQuotes;
  "cart.settings": CartSettings;
}

