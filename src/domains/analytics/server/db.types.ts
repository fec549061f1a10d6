/** The tables of the schema `analytics`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface AnalyticsProductDays {
  cartAdditions: Generated<number>;
  day: string;
  orders: Generated<number>;
  productId: string;
  views: Generated<number>;
  workspaceId: string;
}

export interface Tables {
  "analytics.productDays": AnalyticsProductDays;
}

