/** The tables of the schema `promotions`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

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

export interface PromotionsCustomers {
  customer: Buffer;
  promotionId: string;
  uses: number;
}

export interface PromotionsPromotions {
  archivedAt: Timestamp | null;
  categories: Generated<string[]>;
  code: string | null;
  collections: Generated<string[]>;
  createdAt: Timestamp;
  endsAt: Timestamp | null;
  id: string;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  minimumMinor: Generated<number>;
  name: Json;
  offer: Json;
  onDelivery: Generated<boolean>;
  pausedAt: Timestamp | null;
  products: Generated<string[]>;
  segmentId: string | null;
  startsAt: Timestamp;
  tags: Generated<string[]>;
  uses: Generated<number>;
  vendors: Generated<string[]>;
  version: Generated<number>;
  workspaceId: string | null;
}

export interface PromotionsRedemptions {
  claimedAt: Timestamp;
  customers: ArrayType<Buffer>;
  discountMinor: number;
  holder: Buffer;
  orderId: string;
  parts: number[];
  promotionId: string;
  revenueMinor: number;
  status: string;
}

export interface Tables {
  "promotions.customers": PromotionsCustomers;
  "promotions.promotions": PromotionsPromotions;
  "promotions.redemptions": PromotionsRedemptions;
}

