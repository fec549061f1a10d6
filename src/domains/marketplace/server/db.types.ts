/** The tables of the schema `marketplace`, written by `npm run db:types`. */

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

export interface MarketplaceListingCounts {
  categorySlug: string;
  count: number;
  vendorSlug: string;
}

export interface MarketplaceListings {
  availability: string;
  categoryName: string;
  categorySlug: string;
  colors: string[];
  currency: string;
  images: Json;
  maxPriceMinor: number;
  priceMinor: number;
  productId: string;
  publishedAt: Timestamp;
  vendorName: string;
  vendorSlug: string;
  workspaceId: string;
}

export interface MarketplaceListingTexts {
  language: string;
  name: string;
  productId: string;
  searchableName: Generated<string>;
  words: string;
}

export interface MarketplaceQuestions {
  byVendor: Generated<boolean>;
  id: string;
  language: string;
  productId: string;
  questionId: string | null;
  reporters: Generated<string[]>;
  text: string;
  userId: string | null;
  workspaceId: string;
  writtenAt: Timestamp;
}

export interface Tables {
  "marketplace.listingCounts": MarketplaceListingCounts;
  "marketplace.listings": MarketplaceListings;
  "marketplace.listingTexts": MarketplaceListingTexts;
  "marketplace.questions": MarketplaceQuestions;
}

