/** The tables of the schema `notifications`, written by `npm run db:types`. */

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

export interface NotificationsChoices {
  channel: string;
  isOn: boolean;
  kind: string;
  userId: string;
}

export interface NotificationsCounters {
  seenAt: Timestamp | null;
  unread: Generated<number>;
  userId: string;
}

export interface NotificationsDeliveries {
  attempts: Generated<number>;
  channel: string;
  createdAt: Timestamp;
  dueAt: Timestamp;
  id: string;
  notificationId: string;
  userId: string;
}

export interface NotificationsNotifications {
  clearedAt: Timestamp | null;
  clearingId: string | null;
  createdAt: Timestamp;
  eventCount: number;
  href: string;
  id: string;
  inBell: boolean;
  kind: string;
  lastAt: Timestamp;
  params: Json;
  peopleCount: Generated<number>;
  readAt: Timestamp | null;
  targetId: string;
  targetType: string;
  userId: string;
  workspaceId: string | null;
}

export interface NotificationsPeople {
  at: Timestamp;
  notificationId: string;
  userId: string;
}

export interface NotificationsPreferences {
  digest: Generated<string>;
  digestHour: Generated<number>;
  hideDetails: Generated<boolean>;
  lastDigestAt: Timestamp | null;
  nextDigestAt: Timestamp | null;
  quietFrom: number | null;
  quietTo: number | null;
  userId: string;
}

export interface NotificationsPushSubscriptions {
  auth: string;
  createdAt: Timestamp;
  endpoint: string;
  endpointHash: Buffer;
  id: string;
  p256dh: string;
  sessionId: string;
  userId: string;
}

export interface Tables {
  "notifications.choices": NotificationsChoices;
  "notifications.counters": NotificationsCounters;
  "notifications.deliveries": NotificationsDeliveries;
  "notifications.notifications": NotificationsNotifications;
  "notifications.people": NotificationsPeople;
  "notifications.preferences": NotificationsPreferences;
  "notifications.pushSubscriptions": NotificationsPushSubscriptions;
}

