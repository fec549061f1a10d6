/** The tables of the schema `groups`, written by `npm run db:types`. */

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

export interface GroupsAnswers {
  answer: string;
  answeredAt: Timestamp;
  eventId: string;
  groupId: string;
  userId: string;
}

export interface GroupsBans {
  bannedAt: Timestamp;
  bannedBy: string | null;
  groupId: string;
  userId: string;
}

export interface GroupsCalendars {
  createdAt: Timestamp;
  groupId: string | null;
  tokenHash: Buffer;
  userId: string;
}

export interface GroupsEvents {
  cancelledAt: Timestamp | null;
  createdAt: Timestamp;
  createdBy: string | null;
  dayRemindedAt: Timestamp | null;
  description: Generated<string>;
  endsAt: Timestamp;
  groupId: string;
  hourRemindedAt: Timestamp | null;
  id: string;
  place: Generated<string>;
  places: number | null;
  startsAt: Timestamp;
  timeZone: string;
  title: string;
  version: Generated<number>;
}

export interface GroupsFiles {
  bytes: number;
  groupId: string;
  id: string;
  key: string;
  name: string;
  uploadedAt: Timestamp;
  uploadedBy: string;
}

export interface GroupsGroups {
  banner: Json | null;
  createdAt: Timestamp;
  description: Generated<string>;
  id: string;
  isPublic: boolean;
  memberCount: Generated<number>;
  name: string;
  needsApproval: Generated<boolean>;
  removedAt: Timestamp | null;
  rules: Generated<string[]>;
  version: Generated<number>;
}

export interface GroupsInvitations {
  groupId: string;
  invitedAt: Timestamp;
  invitedBy: string | null;
  userId: string;
}

export interface GroupsMembers {
  groupId: string;
  joinedAt: Timestamp;
  role: string;
  roleSince: Timestamp;
  userId: string;
}

export interface GroupsPeople {
  absent: Generated<boolean>;
  name: Generated<string>;
  userId: string;
  username: string;
}

export interface GroupsProducts {
  addedAt: Timestamp;
  groupId: string;
  position: number;
  productId: string;
}

export interface GroupsRequests {
  askedAt: Timestamp;
  groupId: string;
  note: Generated<string>;
  userId: string;
}

export interface Tables {
  "groups.answers": GroupsAnswers;
  "groups.bans": GroupsBans;
  "groups.calendars": GroupsCalendars;
  "groups.events": GroupsEvents;
  "groups.files": GroupsFiles;
  "groups.groups": GroupsGroups;
  "groups.invitations": GroupsInvitations;
  "groups.members": GroupsMembers;
  "groups.people": GroupsPeople;
  "groups.products": GroupsProducts;
  "groups.requests": GroupsRequests;
}

