/** The tables of the schema `cart`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface CartCarts {
  createdAt: Timestamp;
  id: string;
  updatedAt: Timestamp;
}

export interface CartLines {
  addedAt: Timestamp;
  cartId: string;
  quantity: number;
  variantId: string;
}

export interface Tables {
  "cart.carts": CartCarts;
  "cart.lines": CartLines;
}

