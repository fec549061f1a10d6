/** The tables of the schema `cart`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface CartLines {
  addedAt: Timestamp;
  owner: string;
  quantity: number;
  variantId: string;
}

export interface Tables {
  "cart.lines": CartLines;
}

