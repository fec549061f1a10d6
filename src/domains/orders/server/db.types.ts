/** The tables of the schema `orders`, written by `npm run db:types`. */

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

export interface OrdersGuestAccess {
  grantedAt: Timestamp;
  guestId: string;
  orderId: string;
}

export interface OrdersHistory {
  actor: string;
  happenedAt: Timestamp;
  id: string;
  orderId: string;
  status: string;
}

export interface OrdersLines {
  color: string | null;
  image: Json | null;
  lineTotalMinor: number;
  name: string;
  orderId: string;
  partNumber: number;
  position: number;
  productId: string;
  quantity: number;
  size: string | null;
  sku: string;
  source: Json | null;
  unitPriceMinor: number;
  variantId: string;
  workspaceId: string;
}

export interface OrdersLinks {
  createdAt: Timestamp;
  orderId: string;
  revokedAt: Timestamp | null;
  tokenHash: Buffer;
}

export interface OrdersOrders {
  currency: string;
  email: string;
  id: string;
  note: Generated<string>;
  placedAt: Timestamp;
  shippingAddress: Json;
  shippingMinor: number;
  status: string;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  userId: string | null;
  version: Generated<number>;
}

export interface OrdersParts {
  delivery: Json | null;
  number: number;
  orderId: string;
  shippingMinor: number;
  status: string;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  vendorName: string;
  vendorSlug: string;
  workspaceId: string;
}

export interface Tables {
  "orders.guestAccess": OrdersGuestAccess;
  "orders.history": OrdersHistory;
  "orders.lines": OrdersLines;
  "orders.links": OrdersLinks;
  "orders.orders": OrdersOrders;
  "orders.parts": OrdersParts;
}

