/** The tables of the schema `network`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface NetworkBlocks {
  blockedId: string;
  blockerId: string;
  since: Timestamp;
}

export interface NetworkDismissedSuggestions {
  dismissedId: string;
  userId: string;
}

export interface NetworkFollows {
  followedId: string;
  followerId: string;
  since: Timestamp;
}

export interface NetworkMutes {
  mutedId: string;
  muterId: string;
  since: Timestamp;
  until: Timestamp | null;
}

export interface NetworkPeople {
  absent: Generated<boolean>;
  followers: Generated<number>;
  following: Generated<number>;
  isPrivate: Generated<boolean>;
  listsFor: Generated<string>;
  name: Generated<string>;
  requestsReceived: Generated<number>;
  requestsSent: Generated<number>;
  userId: string;
  username: string;
  version: Generated<number>;
}

export interface NetworkPurchases {
  lastAt: Timestamp;
  userId: string;
  workspaceId: string;
}

export interface NetworkRequestPauses {
  receiverId: string;
  senderId: string;
  until: Timestamp;
}

export interface NetworkRequests {
  note: Generated<string>;
  receiverId: string;
  senderId: string;
  sentAt: Timestamp;
}

export interface NetworkVendorFollows {
  since: Timestamp;
  userId: string;
  workspaceId: string;
}

export interface Tables {
  "network.blocks": NetworkBlocks;
  "network.dismissedSuggestions": NetworkDismissedSuggestions;
  "network.follows": NetworkFollows;
  "network.mutes": NetworkMutes;
  "network.people": NetworkPeople;
  "network.purchases": NetworkPurchases;
  "network.requestPauses": NetworkRequestPauses;
  "network.requests": NetworkRequests;
  "network.vendorFollows": NetworkVendorFollows;
}

