/** The tables of the schema `crm`, written by `npm run db:types`. */

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

export interface CrmCompanies {
  createdAt: Timestamp;
  id: string;
  name: string;
  notes: Generated<string>;
  phone: Generated<string>;
  version: Generated<number>;
  website: Generated<string>;
  workspaceId: string;
}

export interface CrmContactActs {
  contactId: string;
  happenedAt: Timestamp;
  id: string;
  kind: string;
  resourceId: string;
  resourceType: string;
  workspaceId: string;
}

export interface CrmContacts {
  companyId: string | null;
  createdAt: Timestamp;
  email: Generated<string>;
  id: string;
  linkedUserId: string | null;
  mergedInto: string | null;
  name: string;
  notes: Generated<string>;
  origin: Generated<string>;
  ownerId: string | null;
  phone: Generated<string>;
  score: Generated<number>;
  segment: Generated<string>;
  stageChangedAt: Timestamp | null;
  stageId: string | null;
  stageKey: Generated<string>;
  version: Generated<number>;
  workspaceId: string;
}

export interface CrmDeals {
  activeAt: Timestamp;
  amountMinor: number;
  closedAt: Timestamp | null;
  companyId: string | null;
  contactId: string | null;
  createdAt: Timestamp;
  currency: string;
  expectedOn: string | null;
  id: string;
  lostReason: Generated<string>;
  notes: Generated<string>;
  ownerId: string | null;
  pipelineId: string;
  stageChangedAt: Timestamp;
  stageId: string;
  stageKey: string;
  title: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface CrmForms {
  asksMessage: boolean;
  asksPhone: boolean;
  createdAt: Timestamp;
  id: string;
  intro: Generated<string>;
  open: Generated<boolean>;
  origins: Generated<string[]>;
  ownerId: string | null;
  segment: Generated<string>;
  stageId: string | null;
  thanks: Generated<string>;
  title: string;
  token: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface CrmInteractions {
  authorId: string;
  contactId: string;
  createdAt: Timestamp;
  happenedOn: string;
  id: string;
  notes: Generated<string>;
  senderId: string | null;
  type: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface CrmMailRefusals {
  addressKey: string;
  byContact: boolean;
  createdAt: Timestamp;
  workspaceId: string;
}

export interface CrmMails {
  answersToAuthor: boolean;
  email: string;
  failedAt: Timestamp | null;
  failedTries: Generated<number>;
  interactionId: string;
  language: string;
  sentAt: Timestamp | null;
  subject: string;
  workspaceId: string;
}

export interface CrmMailTemplates {
  body: string;
  createdAt: Timestamp;
  id: string;
  language: string;
  name: string;
  subject: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface CrmMemberLinks {
  createdAt: Timestamp;
  refused: Generated<boolean>;
  showsPosts: Generated<boolean>;
  userId: string;
  workspaceId: string;
}

export interface CrmMerges {
  before: Json;
  id: string;
  keptId: string;
  keptOwnerId: string | null;
  linkTaken: boolean;
  mergedAt: Timestamp;
  mergedBy: string | null;
  mergedId: string;
  moved: Json;
  taken: string[];
  undoneAt: Timestamp | null;
  undoneBy: string | null;
  workspaceId: string;
}

export interface CrmNotDuplicates {
  dismissedAt: Timestamp;
  firstId: string;
  secondId: string;
  workspaceId: string;
}

export interface CrmPipelines {
  createdAt: Timestamp;
  id: string;
  kind: string;
  name: string;
  position: number;
  staleDays: Generated<number>;
  version: Generated<number>;
  workspaceId: string;
}

export interface CrmQuoteLines {
  id: string;
  listPriceMinor: number;
  name: string;
  position: number;
  priceMinor: number;
  productId: string;
  quantity: number;
  quoteId: string;
  sku: string;
  variantId: string;
  workspaceId: string;
}

export interface CrmQuotes {
  authorId: string | null;
  companyId: string | null;
  contactId: string | null;
  createdAt: Timestamp;
  dealId: string | null;
  decidedAt: Timestamp | null;
  declineReason: Generated<string>;
  email: Generated<string>;
  id: string;
  language: string;
  mailedAt: Timestamp | null;
  message: Generated<string>;
  number: number;
  orderedAt: Timestamp | null;
  orderId: string | null;
  sendings: Generated<number>;
  sentAt: Timestamp | null;
  status: Generated<string>;
  tokenHash: Buffer | null;
  totalMinor: number;
  validUntil: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface CrmScoreEntries {
  cause: string;
  contactId: string;
  createdAt: Timestamp;
  id: string;
  points: number;
  reference: Generated<string>;
  workspaceId: string;
}

export interface CrmSegments {
  conditions: Json;
  createdAt: Timestamp;
  id: string;
  name: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface CrmSegmentUses {
  segmentId: string;
  type: string;
  usedBy: string;
  workspaceId: string;
}

export interface CrmStages {
  id: string;
  outcome: Generated<string>;
  pipelineId: string;
  position: number;
  probability: number;
  title: string;
  workspaceId: string;
}

export interface CrmStageSums {
  amountMinor: number;
  cards: number;
  currency: string;
  folded: Generated<boolean>;
  stageId: string;
  workspaceId: string;
}

export interface CrmTasks {
  completedAt: Timestamp | null;
  completedBy: string | null;
  contactId: string | null;
  createdAt: Timestamp;
  dealId: string | null;
  dueOn: string | null;
  id: string;
  ownerId: string | null;
  remindAt: Timestamp | null;
  remindedAt: Timestamp | null;
  title: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface Tables {
  "crm.companies": CrmCompanies;
  "crm.contactActs": CrmContactActs;
  "crm.contacts": CrmContacts;
  "crm.deals": CrmDeals;
  "crm.forms": CrmForms;
  "crm.interactions": CrmInteractions;
  "crm.mailRefusals": CrmMailRefusals;
  "crm.mails": CrmMails;
  "crm.mailTemplates": CrmMailTemplates;
  "crm.memberLinks": CrmMemberLinks;
  "crm.merges": CrmMerges;
  "crm.notDuplicates": CrmNotDuplicates;
  "crm.pipelines": CrmPipelines;
  "crm.quoteLines": CrmQuoteLines;
  "crm.quotes": CrmQuotes;
  "crm.scoreEntries": CrmScoreEntries;
  "crm.segments": CrmSegments;
  "crm.segmentUses": CrmSegmentUses;
  "crm.stages": CrmStages;
  "crm.stageSums": CrmStageSums;
  "crm.tasks": CrmTasks;
}

