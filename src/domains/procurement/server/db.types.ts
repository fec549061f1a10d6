/** The tables of the schema `procurement`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ProcurementChanges {
  actor: string;
  changedAt: Timestamp;
  id: string;
  kind: string;
  orderId: string;
  status: string;
}

export interface ProcurementLines {
  closed: Generated<number>;
  id: string;
  name: string;
  orderId: string;
  position: number;
  priceMinor: number;
  productId: string | null;
  quantity: number;
  received: Generated<number>;
  sku: Generated<string>;
  supplierSku: Generated<string>;
  variantId: string | null;
  warehouseId: string | null;
}

export interface ProcurementOrders {
  approvedAt: Timestamp | null;
  approvedBy: string | null;
  author: string;
  awaitingApproval: Generated<boolean>;
  baseMinor: number;
  createdAt: Timestamp;
  currency: string;
  expectedOn: string;
  id: string;
  notes: Generated<string>;
  number: string;
  rateMicros: number;
  status: string;
  supplierId: string;
  termsBy: string;
  totalMinor: number;
  version: Generated<number>;
  workspaceId: string;
}

export interface ProcurementReceiptLines {
  costMinor: number;
  lineId: string;
  onTime: boolean;
  quantity: number;
  receiptId: string;
}

export interface ProcurementReceipts {
  actor: string;
  createdAt: Timestamp;
  extraMinor: Generated<number>;
  id: string;
  note: Generated<string>;
  orderId: string;
  receivedOn: string;
}

export interface ProcurementRules {
  overReceiptPercent: Generated<number>;
  version: Generated<number>;
  workspaceId: string;
}

export interface ProcurementSupplierItems {
  currency: string;
  lastCurrency: string | null;
  lastPriceMinor: number | null;
  lastReceivedOn: string | null;
  leadTimeDays: number | null;
  minUnits: number | null;
  packSize: number | null;
  preferred: Generated<boolean>;
  priceMinor: number;
  supplierId: string;
  supplierSku: Generated<string>;
  variantId: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface ProcurementSuppliers {
  address: Generated<string>;
  archivedAt: Timestamp | null;
  contactName: Generated<string>;
  createdAt: Timestamp;
  currency: Generated<string>;
  email: Generated<string>;
  id: string;
  language: Generated<string>;
  leadTimeDays: number | null;
  minUnits: number | null;
  name: string;
  notes: Generated<string>;
  paymentTerms: Generated<string>;
  phone: Generated<string>;
  rank: Generated<number | null>;
  spendMinor: Generated<number>;
  unitsOnTime: Generated<number>;
  unitsReceived: Generated<number>;
  version: Generated<number>;
  workspaceId: string;
}

export interface Tables {
  "procurement.changes": ProcurementChanges;
  "procurement.lines": ProcurementLines;
  "procurement.orders": ProcurementOrders;
  "procurement.receiptLines": ProcurementReceiptLines;
  "procurement.receipts": ProcurementReceipts;
  "procurement.rules": ProcurementRules;
  "procurement.supplierItems": ProcurementSupplierItems;
  "procurement.suppliers": ProcurementSuppliers;
}

