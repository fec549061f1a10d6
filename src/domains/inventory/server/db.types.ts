/** The tables of the schema `inventory`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface InventoryAllocations {
  allocated: number;
  allocatedAt: Timestamp;
  open: Generated<number>;
  referenceId: string;
  referenceType: string;
  released: Generated<number>;
  shipped: Generated<number>;
  variantId: string;
  warehouseId: string;
  workspaceId: string;
}

export interface InventoryDaySums {
  day: string;
  folded: Generated<boolean>;
  transitMinor: number;
  units: number;
  valueMinor: number;
  workspaceId: string;
}

export interface InventoryHolds {
  client: string | null;
  expiresAt: Timestamp;
  owner: string;
  quantity: number;
  variantId: string;
}

export interface InventoryIncoming {
  expectedOn: string | null;
  quantity: number;
  referenceId: string;
  referenceType: string;
  variantId: string;
  warehouseId: string;
  workspaceId: string;
}

export interface InventoryItems {
  allocated: Generated<number>;
  free: Generated<number>;
  id: string;
  productId: string;
  quantity: number;
  reorderPoint: Generated<number>;
  sku: string;
  variantId: string;
  warehouseId: string;
  workspaceId: string;
}

export interface InventoryLotItems {
  lotId: string;
  quantity: number;
  warehouseId: string;
}

export interface InventoryLots {
  createdAt: Timestamp;
  expiresOn: string | null;
  id: string;
  madeOn: string | null;
  number: string;
  variantId: string;
  warnedAt: Timestamp | null;
  workspaceId: string;
}

export interface InventoryMoves {
  actor: string | null;
  fromPlace: string;
  id: string;
  kind: string;
  lotId: string | null;
  movedAt: Timestamp;
  note: Generated<string>;
  quantity: number;
  reason: string | null;
  referenceId: string;
  referenceType: string;
  toPlace: string;
  valueMinor: number;
  variantId: string;
  workspaceId: string;
}

export interface InventoryPicks {
  picked: number;
  pickedAt: Timestamp;
  reason: string | null;
  referenceId: string;
  referenceType: string;
  short: number;
  variantId: string;
  warehouseId: string;
  workspaceId: string;
}

export interface InventoryStock {
  allocated: Generated<number>;
  held: Generated<number>;
  /**
   * What every unit of the variant belongs to.
   */
  lots: Generated<string>;
  onHand: number;
  productId: string;
  /**
   * That of the item in the default warehouse, which the shop compares with.
   */
  reorderPoint: Generated<number>;
  sku: string;
  trackedSince: Generated<Timestamp>;
  valueMinor: Generated<number>;
  variantId: string;
  workspaceId: string;
}

export interface InventoryTransferLines {
  position: number;
  quantity: number;
  sku: string;
  transferId: string;
  valueMinor: number;
  variantId: string;
}

export interface InventoryTransfers {
  cancelledAt: Timestamp | null;
  completedAt: Timestamp | null;
  createdAt: Timestamp;
  createdBy: string | null;
  dueAt: Timestamp;
  fromWarehouseId: string;
  id: string;
  lines: number;
  note: Generated<string>;
  status: Generated<string>;
  toWarehouseId: string;
  units: number;
  workspaceId: string;
}

export interface InventoryWarehouses {
  country: string | null;
  createdAt: Generated<Timestamp>;
  id: string;
  isDefault: Generated<boolean>;
  location: Generated<string>;
  name: string;
  postalCode: Generated<string>;
  priority: Generated<number>;
  region: Generated<string>;
  removedAt: Timestamp | null;
  version: Generated<number>;
  workspaceId: string;
}

export interface InventoryWarehouseSums {
  folded: Generated<boolean>;
  low: Generated<number>;
  units: Generated<number>;
  valueMinor: Generated<number>;
  variants: Generated<number>;
  warehouseId: string;
  workspaceId: string;
}

export interface Tables {
  "inventory.allocations": InventoryAllocations;
  "inventory.daySums": InventoryDaySums;
  "inventory.holds": InventoryHolds;
  "inventory.incoming": InventoryIncoming;
  "inventory.items": InventoryItems;
  "inventory.lotItems": InventoryLotItems;
  "inventory.lots": InventoryLots;
  "inventory.moves": InventoryMoves;
  "inventory.picks": InventoryPicks;
  "inventory.stock": InventoryStock;
  "inventory.transferLines": InventoryTransferLines;
  "inventory.transfers": InventoryTransfers;
  "inventory.warehouses": InventoryWarehouses;
  "inventory.warehouseSums": InventoryWarehouseSums;
}

