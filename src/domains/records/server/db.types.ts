/** The tables of the schema `records`, written by `npm run db:types`. */

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

export interface RecordsAttachments {
  bytes: number;
  id: string;
  key: string;
  name: string;
  recordId: string;
  type: string;
  uploadedAt: Timestamp;
  uploadedBy: string | null;
  workspaceId: string;
}

export interface RecordsEntries {
  action: string;
  actorId: string | null;
  changes: Generated<Json>;
  happenedAt: Timestamp;
  id: string;
  recordId: string;
  type: string;
  workspaceId: string;
}

export interface RecordsFields {
  archivedAt: Timestamp | null;
  choices: Generated<Json>;
  id: string;
  kind: string;
  name: string;
  position: number;
  required: Generated<boolean>;
  type: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface RecordsFieldValues {
  fieldId: string;
  recordId: string;
  type: string;
  value: Json;
  workspaceId: string;
}

export interface RecordsFollowers {
  recordId: string;
  type: string;
  userId: string;
  workspaceId: string;
}

export interface RecordsMentions {
  name: string;
  noteId: string;
  userId: string;
}

export interface RecordsNotes {
  authorId: string | null;
  editedAt: Timestamp | null;
  id: string;
  recordId: string;
  text: string;
  type: string;
  version: Generated<number>;
  workspaceId: string;
  writtenAt: Timestamp;
}

export interface RecordsRecords {
  assigneeId: string | null;
  recordId: string;
  type: string;
  workspaceId: string;
}

export interface RecordsRecordTags {
  recordId: string;
  tagId: string;
  type: string;
  workspaceId: string;
}

export interface RecordsTags {
  color: string;
  id: string;
  name: string;
  nameKey: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface Tables {
  "records.attachments": RecordsAttachments;
  "records.entries": RecordsEntries;
  "records.fields": RecordsFields;
  "records.fieldValues": RecordsFieldValues;
  "records.followers": RecordsFollowers;
  "records.mentions": RecordsMentions;
  "records.notes": RecordsNotes;
  "records.records": RecordsRecords;
  "records.recordTags": RecordsRecordTags;
  "records.tags": RecordsTags;
}

