/** The tables of the schema `finance`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface FinanceAccounts {
  balanceMinor: Generated<number>;
  currency: string;
  id: string;
  kind: string;
  workspaceId: string | null;
}

export interface FinanceCommissionRules {
  category: string | null;
  id: string;
  position: number;
  type: string;
  validFrom: Timestamp;
  value: number;
  workspaceId: string | null;
}

export interface FinanceDisputeShares {
  amountMinor: number;
  disputeId: string;
  heldMinor: number;
  part: string;
  settledAt: Timestamp | null;
}

export interface FinanceOpenReturns {
  part: string;
  returnId: string;
}

export interface FinancePayouts {
  amountMinor: number;
  approval: string | null;
  approvedAt: Timestamp | null;
  approvedBy: string | null;
  currency: string;
  id: string;
  needsSecondApproval: boolean;
  reason: string | null;
  reference: string | null;
  requestedAt: Timestamp;
  requestedBy: string | null;
  reversedAt: Timestamp | null;
  reversedBy: string | null;
  settledAt: Timestamp | null;
  settledBy: string | null;
  status: Generated<string>;
  workspaceId: string;
}

export interface FinancePostings {
  accountId: string;
  amountMinor: number;
  balanceMinor: number;
  currency: string;
  position: number;
  transactionId: string;
}

export interface FinanceReceipts {
  paymentId: string;
  receivedAt: Timestamp;
  referenceId: string;
  referenceType: string;
}

export interface FinanceSaleLines {
  category: string;
  position: number;
  quantity: number;
  refundedMinor: Generated<number>;
  saleId: string;
  share: number;
  sku: string;
  totalMinor: number;
}

export interface FinanceSales {
  collectedAt: Timestamp | null;
  collectedBy: string;
  commissionMinor: number;
  commissionRefundedMinor: Generated<number>;
  confirmedAt: Timestamp | null;
  confirmedBy: string | null;
  currency: string;
  deliveredAt: Timestamp | null;
  dueAt: Timestamp | null;
  heldMinor: Generated<number>;
  id: string;
  lostMinor: Generated<number>;
  number: number;
  orderId: string;
  paidAt: Timestamp | null;
  part: string;
  paymentRef: string;
  paymentType: string;
  placedAt: Timestamp;
  refundedMinor: Generated<number>;
  related: Generated<boolean>;
  releasedAt: Timestamp | null;
  state: Generated<string>;
  subsidyMinor: Generated<number>;
  subsidyRefundedMinor: Generated<number>;
  totalMinor: number;
  workspaceId: string;
}

export interface FinanceSaleShares {
  baseMinor: number;
  commissionMinor: number;
  position: number;
  rule: string;
  ruleId: string | null;
  saleId: string;
  type: string;
  value: number;
}

export interface FinanceSettings {
  commissionType: Generated<string>;
  commissionValue: Generated<number>;
  commissionVersion: Generated<number>;
  minPayoutMinor: Generated<number>;
  payoutsVersion: Generated<number>;
  ratesVersion: Generated<number>;
  sarPerUsd: Generated<number>;
  secondApprovalOverMinor: Generated<number>;
  singleton: Generated<boolean>;
}

export interface FinanceTransactions {
  amountMinor: Generated<number>;
  balanceMinor: number | null;
  currency: string;
  happenedAt: Timestamp;
  id: string;
  orderId: string | null;
  part: string | null;
  referenceId: string;
  referenceType: string;
  sequence: number | null;
  type: string;
  workspaceId: string | null;
}

export interface FinanceVendorBalances {
  balanceMinor: Generated<number>;
  collectedMinor: Generated<number>;
  currency: string;
  earnedMinor: Generated<number>;
  entries: Generated<number>;
  lastAt: Timestamp;
  paidMinor: Generated<number>;
  workspaceId: string;
}

export interface Tables {
  "finance.accounts": FinanceAccounts;
  "finance.commissionRules": FinanceCommissionRules;
  "finance.disputeShares": FinanceDisputeShares;
  "finance.openReturns": FinanceOpenReturns;
  "finance.payouts": FinancePayouts;
  "finance.postings": FinancePostings;
  "finance.receipts": FinanceReceipts;
  "finance.saleLines": FinanceSaleLines;
  "finance.sales": FinanceSales;
  "finance.saleShares": FinanceSaleShares;
  "finance.settings": FinanceSettings;
  "finance.transactions": FinanceTransactions;
  "finance.vendorBalances": FinanceVendorBalances;
}

