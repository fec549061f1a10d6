/** The tables of the schema `messages`, written by `npm run db:types`. */

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

export interface MessagesConversations {
  aboutId: string | null;
  aboutType: string | null;
  createdAt: Timestamp;
  directKey: string | null;
  id: string;
  kind: string;
  lastPosition: Generated<number>;
  title: Generated<string>;
}

export interface MessagesEdits {
  messageId: string;
  replacedAt: Timestamp;
  text: string;
}

export interface MessagesMessages {
  clientKey: string;
  contentHash: string;
  conversationId: string;
  deletedAt: Timestamp | null;
  editedAt: Timestamp | null;
  event: Json | null;
  guestName: string | null;
  id: string;
  pictures: Generated<Json>;
  position: number;
  recordId: string | null;
  recordType: string | null;
  replyToId: string | null;
  senderId: string | null;
  senderKey: string;
  senderWorkspaceId: string | null;
  sentAt: Timestamp;
  text: Generated<string>;
  words: Generated<string | null>;
}

export interface MessagesParties {
  conversationId: string;
  folder: Generated<string>;
  isOwner: Generated<boolean>;
  joinedAt: Timestamp;
  joinedPosition: Generated<number>;
  kind: string;
  lastAt: Timestamp | null;
  leftAt: Timestamp | null;
  otherId: string | null;
  partyId: string;
  permission: string | null;
}

export interface MessagesPeople {
  acceptsFrom: Generated<string>;
  name: Generated<string>;
  presence: Generated<boolean>;
  receipts: Generated<boolean>;
  seenAt: Timestamp | null;
  typing: Generated<boolean>;
  userId: string;
  username: string;
  version: Generated<number>;
}

export interface MessagesReactions {
  emoji: string;
  messageId: string;
  reactedAt: Timestamp;
  userId: string;
  workspaceId: string | null;
}

export interface MessagesReaders {
  conversationId: string;
  markedUnread: Generated<boolean>;
  muted: Generated<boolean>;
  mutedUntil: Timestamp | null;
  readTo: Generated<number>;
  unread: Generated<boolean>;
  userId: string;
}

export interface MessagesRemoved {
  messageId: string;
  pictures: Json;
  recordId: string | null;
  recordType: string | null;
  removedAt: Timestamp;
  text: string;
}

export interface Tables {
  "messages.conversations": MessagesConversations;
  "messages.edits": MessagesEdits;
  "messages.messages": MessagesMessages;
  "messages.parties": MessagesParties;
  "messages.people": MessagesPeople;
  "messages.reactions": MessagesReactions;
  "messages.readers": MessagesReaders;
  "messages.removed": MessagesRemoved;
}

