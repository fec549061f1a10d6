/** The tables of the schema `inventory`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface InventoryHolds {
  client: string | null;
  expiresAt: Timestamp;
  owner: string;
  quantity: number;
  variantId: string;
}

export interface InventoryItems {
  id: string;
  productId: string;
  quantity: number;
  variantId: string;
  warehouseId: string;
  workspaceId: string;
}

export interface InventoryMovements {
  actor: string | null;
  allocatedDelta: number;
  id: string;
  kind: string;
  movedAt: Timestamp;
  onHandDelta: number;
  referenceId: string;
  referenceType: string;
  variantId: string;
  workspaceId: string;
}

export interface InventoryStock {
  allocated: Generated<number>;
  held: Generated<number>;
  onHand: number;
  productId: string;
  reorderPoint: Generated<number>;
  trackedSince: Generated<Timestamp>;
  variantId: string;
  workspaceId: string;
}

export interface InventoryWarehouses {
  id: string;
  location: Generated<string>;
  name: string;
  workspaceId: string;
}

export interface Tables {
  "inventory.holds": InventoryHolds;
  "inventory.items": InventoryItems;
  "inventory.movements": InventoryMovements;
  "inventory.stock": InventoryStock;
  "inventory.warehouses": InventoryWarehouses;
}

