/** The tables of the schema `procurement`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ProcurementAdviceLines {
  adviceId: string;
  lineId: string;
  quantity: number;
}

export interface ProcurementAdvices {
  actor: string;
  carrier: Generated<string>;
  createdAt: Timestamp;
  expectedOn: string;
  id: string;
  orderId: string;
  trackingNumber: Generated<string>;
  workspaceId: string;
}

export interface ProcurementBillLines {
  billId: string;
  lineId: string;
  name: string;
  position: number;
  priceMinor: number;
  quantity: number;
}

export interface ProcurementBills {
  baseMinor: number;
  billedOn: string;
  createdAt: Timestamp;
  currency: string;
  dueOn: string | null;
  enteredBy: string;
  id: string;
  note: Generated<string>;
  number: string;
  numberKey: string;
  orderId: string;
  otherMinor: Generated<number>;
  paidBy: string | null;
  paidNote: Generated<string>;
  paidOn: string | null;
  status: string;
  supplierId: string;
  totalMinor: number;
  version: Generated<number>;
  voidedAt: Timestamp | null;
  voidedBy: string | null;
  voidReason: Generated<string>;
  workspaceId: string;
}

export interface ProcurementChanges {
  actor: string;
  changedAt: Timestamp;
  id: string;
  kind: string;
  orderId: string;
  status: string;
}

export interface ProcurementConfirmedLines {
  expectedOn: string | null;
  lineId: string;
  quantity: number;
  sendingId: string;
}

export interface ProcurementLines {
  billed: Generated<number>;
  closed: Generated<number>;
  id: string;
  name: string;
  orderId: string;
  position: number;
  priceMinor: number;
  productId: string | null;
  quantity: number;
  received: Generated<number>;
  replacing: Generated<number>;
  sku: Generated<string>;
  supplierSku: Generated<string>;
  variantId: string | null;
  warehouseId: string | null;
}

export interface ProcurementLinks {
  acceptedAt: Timestamp | null;
  acceptedBy: string | null;
  askedAt: Timestamp;
  askedBy: string;
  endedAt: Timestamp | null;
  endedBy: string | null;
  id: string;
  linkedWorkspaceId: string;
  supplierId: string;
  workspaceId: string;
}

export interface ProcurementOpenDays {
  awaiting: number;
  baseMinor: number;
  drafts: number;
  dueOn: string;
  orders: number;
  workspaceId: string;
}

export interface ProcurementOrders {
  approvedAt: Timestamp | null;
  approvedBy: string | null;
  author: string;
  awaitingApproval: Generated<boolean>;
  baseMinor: number;
  confirmedOn: string | null;
  createdAt: Timestamp;
  currency: string;
  dueOn: Generated<string | null>;
  expectedOn: string;
  id: string;
  lateAt: Timestamp | null;
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
  creditedMinor: Generated<number>;
  lineId: string;
  onTime: boolean;
  quantity: number;
  receiptId: string;
  returned: Generated<number>;
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

export interface ProcurementSendings {
  confirmedAt: Timestamp | null;
  confirmedBy: string | null;
  email: string;
  endedAt: Timestamp | null;
  endReason: string | null;
  id: string;
  language: string;
  linkedWorkspaceId: string | null;
  mailedAt: Timestamp | null;
  message: Generated<string>;
  orderId: string;
  sentAt: Timestamp;
  sentBy: string;
  supplierNote: Generated<string>;
  tokenHash: Buffer;
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

export interface ProcurementSupplierReturnLines {
  creditMinor: number;
  lineId: string;
  quantity: number;
  receiptId: string;
  returnId: string;
}

export interface ProcurementSupplierReturns {
  actor: string;
  createdAt: Timestamp;
  id: string;
  note: Generated<string>;
  orderId: string;
  reason: string;
  receiptId: string;
  replaced: boolean;
  returnedOn: string;
  supplierId: string;
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
  unitsDefective: Generated<number>;
  unitsOnTime: Generated<number>;
  unitsReceived: Generated<number>;
  version: Generated<number>;
  workspaceId: string;
}

export interface Tables {
  "procurement.adviceLines": ProcurementAdviceLines;
  "procurement.advices": ProcurementAdvices;
  "procurement.billLines": ProcurementBillLines;
  "procurement.bills": ProcurementBills;
  "procurement.changes": ProcurementChanges;
  "procurement.confirmedLines": ProcurementConfirmedLines;
  "procurement.lines": ProcurementLines;
  "procurement.links": ProcurementLinks;
  "procurement.openDays": ProcurementOpenDays;
  "procurement.orders": ProcurementOrders;
  "procurement.receiptLines": ProcurementReceiptLines;
  "procurement.receipts": ProcurementReceipts;
  "procurement.rules": ProcurementRules;
  "procurement.sendings": ProcurementSendings;
  "procurement.supplierItems": ProcurementSupplierItems;
  "procurement.supplierReturnLines": ProcurementSupplierReturnLines;
  "procurement.supplierReturns": ProcurementSupplierReturns;
  "procurement.suppliers": ProcurementSuppliers;
}

