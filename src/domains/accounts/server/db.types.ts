/** The tables of the schema `accounts`, written by `npm run db:types`. */

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

export interface AccountsAddresses {
  address: Json;
  createdAt: Timestamp;
  id: string;
  isDefault: Generated<boolean>;
  userId: string;
  version: Generated<number>;
}

export interface AccountsEmailChanges {
  email: string;
  emailKey: string;
  requestedAt: Timestamp;
  userId: string;
}

export interface AccountsExports {
  bytes: number | null;
  expiresAt: Timestamp | null;
  fileKey: string | null;
  id: string;
  readyAt: Timestamp | null;
  requestedAt: Timestamp;
  state: string;
  userId: string;
}

export interface AccountsPasskeyChallenges {
  challenge: string;
  expiresAt: Timestamp;
  id: string;
  purpose: string;
  tokenHash: Buffer | null;
  userId: string | null;
}

export interface AccountsPasskeys {
  counter: number;
  createdAt: Timestamp;
  id: string;
  lastUsedAt: Timestamp | null;
  name: string;
  publicKey: Buffer;
  transports: Generated<Json>;
  userId: string;
}

export interface AccountsPreferences {
  browserTimeZone: Generated<string>;
  currency: string | null;
  dashboard: Json | null;
  digits: string | null;
  language: string | null;
  notifications: Generated<Json>;
  theme: Json | null;
  timeZone: string | null;
  userId: string;
}

export interface AccountsProfiles {
  avatar: Json | null;
  bio: Generated<string>;
  displayName: Generated<string>;
  displayNameKey: Generated<string>;
  links: Generated<Json>;
  userId: string;
  version: Generated<number>;
}

export interface AccountsRecoveryCodes {
  codeHash: Buffer;
  usedAt: Timestamp | null;
  userId: string;
}

export interface AccountsRemovedProfiles {
  avatar: Json | null;
  bio: string;
  displayName: Generated<string>;
  links: Json;
  removedAt: Timestamp;
  userId: string;
}

export interface AccountsRetiredUsernames {
  retiredAt: Timestamp;
  skeletonHash: Buffer;
  userId: string | null;
}

export interface AccountsSessions {
  address: string;
  authenticatedAt: Timestamp;
  createdAt: Timestamp;
  id: string;
  lastSeenAt: Timestamp;
  tokenHash: Buffer;
  userAgent: string;
  userId: string;
}

export interface AccountsSettings {
  registration: Generated<string>;
  singleton: Generated<boolean>;
  version: Generated<number>;
}

export interface AccountsSuspensions {
  id: string;
  liftedAt: Timestamp | null;
  liftedBy: string | null;
  reason: string;
  since: Timestamp;
  suspendedBy: string;
  until: Timestamp | null;
  userId: string;
}

export interface AccountsTokens {
  createdAt: Timestamp;
  delivered: boolean;
  emailKey: string;
  expiresAt: Timestamp;
  purpose: string;
  tokenHash: Buffer;
  tries: Generated<number>;
  usedAt: Timestamp | null;
  userId: string;
}

export interface AccountsTotp {
  createdAt: Timestamp;
  enabledAt: Timestamp | null;
  lastStep: Generated<number>;
  secret: string;
  userId: string;
}

export interface AccountsUsers {
  createdAt: Timestamp;
  deletionRequestedAt: Timestamp | null;
  demo: Generated<boolean>;
  email: string;
  emailKey: string;
  emailProof: Generated<string>;
  id: string;
  lastSeenAt: Timestamp | null;
  passwordChangedAt: Timestamp;
  passwordHash: string | null;
  role: Generated<string>;
  secondFactorDue: Timestamp | null;
  termsAcceptedAt: Timestamp | null;
  termsVersion: number | null;
  username: string;
  usernameKey: string;
  usernameSkeleton: string;
}

export interface Tables {
  "accounts.addresses": AccountsAddresses;
  "accounts.emailChanges": AccountsEmailChanges;
  "accounts.exports": AccountsExports;
  "accounts.passkeyChallenges": AccountsPasskeyChallenges;
  "accounts.passkeys": AccountsPasskeys;
  "accounts.preferences": AccountsPreferences;
  "accounts.profiles": AccountsProfiles;
  "accounts.recoveryCodes": AccountsRecoveryCodes;
  "accounts.removedProfiles": AccountsRemovedProfiles;
  "accounts.retiredUsernames": AccountsRetiredUsernames;
  "accounts.sessions": AccountsSessions;
  "accounts.settings": AccountsSettings;
  "accounts.suspensions": AccountsSuspensions;
  "accounts.tokens": AccountsTokens;
  "accounts.totp": AccountsTotp;
  "accounts.users": AccountsUsers;
}

