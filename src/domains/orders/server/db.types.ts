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

export interface OrdersCreditNotes {
  issuedAt: Timestamp;
  number: number;
  refundId: string;
  workspaceId: string;
}

export interface OrdersDisputes {
  answer: Generated<string>;
  answeredAt: Timestamp | null;
  decidedAt: Timestamp | null;
  decision: string | null;
  id: Generated<string>;
  message: string;
  openedAt: Timestamp;
  proposalId: string | null;
  reason: Generated<string>;
  returnId: string | null;
  workspaceId: string;
}

export interface OrdersDownloads {
  bytes: number;
  fileId: string;
  key: string;
  name: string;
  orderId: string;
  perUnit: number;
  position: number;
  units: number;
  used: Generated<number>;
  workspaceId: string;
}

export interface OrdersEmailProofs {
  expiresAt: Timestamp;
  id: string;
  orderId: string;
  tokenHash: Buffer;
  usedAt: Timestamp | null;
}

export interface OrdersGuestAccess {
  grantedAt: Timestamp;
  guestId: string;
  mayAct: boolean;
  orderId: string;
}

export interface OrdersHistory {
  actor: string;
  happenedAt: Timestamp;
  id: string;
  orderId: string;
  partNumber: number | null;
  side: string;
  status: string;
}

export interface OrdersInvoices {
  issuedAt: Timestamp;
  number: number;
  orderId: string;
  partNumber: number;
  seller: Json;
  workspaceId: string;
}

export interface OrdersLines {
  bundleParts: Generated<Json>;
  cancelled: Generated<number>;
  discountMinor: Generated<number>;
  goodsMinor: number;
  image: Json | null;
  kind: Generated<string>;
  leadDays: number | null;
  licenseKeys: Generated<boolean>;
  lineTotalMinor: number;
  maxDownloads: Generated<number>;
  measure: Generated<Json>;
  name: string;
  options: Generated<Json>;
  orderId: string;
  partNumber: number;
  personalization: Generated<Json>;
  position: number;
  productId: string;
  quantity: number;
  refunded: Generated<number>;
  returned: Generated<number>;
  shipped: Generated<number>;
  shippingMinor: number;
  sku: string;
  source: Json | null;
  subsidyMinor: Generated<number>;
  taxMinor: number;
  unitCostMinor: number | null;
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

export interface OrdersMails {
  id: string;
  kind: string;
  orderId: string;
  sentAt: Timestamp;
  side: string;
}

export interface OrdersOrders {
  cancelWindowHours: number | null;
  claimedAt: Timestamp | null;
  confirmUntil: Timestamp | null;
  currency: string;
  discountMinor: Generated<number>;
  email: string;
  emailKey: string | null;
  id: string;
  language: Generated<string>;
  note: Generated<string>;
  placedAt: Timestamp;
  promotions: Generated<Json>;
  quoteId: string | null;
  returnWindowDays: Generated<number>;
  shippingAddress: Json;
  shippingMinor: number;
  status: string;
  subtotalMinor: number;
  taxHundredths: number;
  taxMinor: number;
  termsAcceptedAt: Timestamp | null;
  termsVersion: number | null;
  totalMinor: number;
  userId: string | null;
  version: Generated<number>;
}

export interface OrdersParcelHistory {
  actor: string;
  happenedAt: Timestamp;
  id: string;
  parcelId: string;
  side: string;
  step: string;
}

export interface OrdersParcelLines {
  orderId: string;
  parcelId: string;
  position: number;
  quantity: number;
}

export interface OrdersParcels {
  carrier: Generated<string>;
  deliveredAt: Timestamp | null;
  id: string;
  kind: Generated<string>;
  lots: Generated<Json>;
  orderId: string;
  partNumber: number;
  shippedAt: Timestamp;
  trackingNumber: Generated<string>;
  trackingUrl: string | null;
  workspaceId: string;
}

export interface OrdersParts {
  delivery: Json | null;
  discountMinor: Generated<number>;
  number: number;
  orderId: string;
  placedAt: Timestamp;
  refundedMinor: Generated<number>;
  shippingMinor: number;
  status: string;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  vendorName: string;
  vendorSlug: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface OrdersProposalHistory {
  actor: string;
  happenedAt: Timestamp;
  id: string;
  proposalId: string;
  side: string;
  status: string;
}

export interface OrdersProposalLines {
  orderId: string;
  position: number;
  proposalId: string;
  quantity: number;
}

export interface OrdersProposals {
  amountMinor: number | null;
  answer: Generated<string>;
  answerUntil: Timestamp;
  id: string;
  kind: string;
  message: Generated<string>;
  orderId: string;
  partNumber: number;
  proposedAt: Timestamp;
  proposedBy: string | null;
  reason: string;
  side: string;
  status: string;
  workspaceId: string;
}

export interface OrdersRefundLines {
  goodsMinor: number;
  orderId: string;
  position: number;
  quantity: number;
  refundId: string;
  shippingMinor: number;
  taxMinor: number;
}

export interface OrdersRefunds {
  actor: string;
  amountMinor: number;
  cause: string;
  goodsMinor: number;
  id: string;
  orderId: string;
  partNumber: number;
  reason: Generated<string>;
  refundedAt: Timestamp;
  returnId: string | null;
  shippingMinor: number;
  side: string;
  taxMinor: number;
  workspaceId: string;
}

export interface OrdersReplacements {
  agreedAt: Timestamp;
  cancelledAt: Timestamp | null;
  carrier: Generated<string>;
  orderId: string;
  partNumber: number;
  proposalId: string;
  shippedAt: Timestamp | null;
  trackingNumber: Generated<string>;
  trackingUrl: string | null;
  workspaceId: string;
}

export interface OrdersReturnHistory {
  actor: string;
  happenedAt: Timestamp;
  id: string;
  returnId: string;
  side: string;
  status: string;
}

export interface OrdersReturnLines {
  orderId: string;
  position: number;
  quantity: number;
  received: Generated<number>;
  returnId: string;
}

export interface OrdersReturns {
  answer: Generated<string>;
  comment: Generated<string>;
  id: string;
  orderId: string;
  partNumber: number;
  photos: Generated<Json>;
  reason: string;
  requestedAt: Timestamp;
  requestedBy: string | null;
  status: string;
  workspaceId: string;
}

export interface OrdersReviewInvitations {
  invitedAt: Timestamp;
  orderId: string;
}

export interface OrdersSettings {
  cancelWindowHours: number | null;
  confirmAboveMinor: Generated<number | null>;
  confirmHours: Generated<number>;
  confirmPendingOrders: Generated<number>;
  proposalAnswerDays: Generated<number>;
  returnWindowDays: Generated<number>;
  reviewInvitationDays: Generated<number | null>;
  singleton: Generated<boolean>;
  version: Generated<number>;
}

export interface OrdersThreads {
  conversationId: string;
  guestReadTo: Generated<number>;
  mailDueAt: Timestamp | null;
  mailedAt: Timestamp | null;
  mailedTo: Generated<number>;
  orderId: string;
  partNumber: number;
}

export interface Tables {
  "orders.creditNotes": OrdersCreditNotes;
  "orders.disputes": OrdersDisputes;
  "orders.downloads": OrdersDownloads;
  "orders.emailProofs": OrdersEmailProofs;
  "orders.guestAccess": OrdersGuestAccess;
  "orders.history": OrdersHistory;
  "orders.invoices": OrdersInvoices;
  "orders.lines": OrdersLines;
  "orders.links": OrdersLinks;
  "orders.mails": OrdersMails;
  "orders.orders": OrdersOrders;
  "orders.parcelHistory": OrdersParcelHistory;
  "orders.parcelLines": OrdersParcelLines;
  "orders.parcels": OrdersParcels;
  "orders.parts": OrdersParts;
  "orders.proposalHistory": OrdersProposalHistory;
  "orders.proposalLines": OrdersProposalLines;
  "orders.proposals": OrdersProposals;
  "orders.refundLines": OrdersRefundLines;
  "orders.refunds": OrdersRefunds;
  "orders.replacements": OrdersReplacements;
  "orders.returnHistory": OrdersReturnHistory;
  "orders.returnLines": OrdersReturnLines;
  "orders.returns": OrdersReturns;
  "orders.reviewInvitations": OrdersReviewInvitations;
  "orders.settings": OrdersSettings;
  "orders.threads": OrdersThreads;
}

