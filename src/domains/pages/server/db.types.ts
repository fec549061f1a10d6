/** The tables of the schema `pages`, written by `npm run db:types`. */

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

export interface PagesPages {
  draft: Generated<Json>;
  publishedNumber: number | null;
  slug: string;
  version: Generated<number>;
}

export interface PagesVersions {
  number: number;
  publishedAt: Timestamp;
  publishedBy: string | null;
  slug: string;
  texts: Json;
}

export interface Tables {
  "pages.pages": PagesPages;
  "pages.versions": PagesVersions;
}

