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

export interface MarketplaceListingBits {
  a: string;
  b: string;
  bits: string;
  kind: string;
  piece: number;
  version: Generated<number>;
}

export interface MarketplaceListings {
  availability: string;
  categoryName: string;
  categorySlug: string;
  collections: Generated<string[]>;
  colors: string[];
  compareAtMinor: number | null;
  currency: string;
  facets: string[];
  images: Json;
  maxPriceMinor: number;
  ordinal: number;
  priceMinor: number;
  productId: string;
  publishedAt: Timestamp;
  ratingCount: number;
  ratingScore: Generated<number>;
  ratingSum: number;
  sizes: string[];
  step: Generated<number>;
  tags: Generated<string[]>;
  unit: Generated<string>;
  vendorName: string;
  vendorSlug: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface MarketplaceListingTexts {
  foundBy: string | null;
  language: string;
  name: string;
  nameWords: string;
  ordinal: number;
  productId: string;
  version: Generated<number>;
  words: string;
}

export interface MarketplaceQuestions {
  byVendor: Generated<boolean>;
  id: string;
  language: string;
  productId: string;
  questionId: string | null;
  removedAt: Timestamp | null;
  reporters: Generated<string[]>;
  text: string;
  userId: string | null;
  workspaceId: string;
  writtenAt: Timestamp;
}

export interface MarketplaceStockNotices {
  email: string | null;
  id: string;
  language: string;
  productId: string;
  requestedAt: Timestamp;
  sentAt: Timestamp | null;
  tokenHash: Buffer;
  userId: string | null;
  variantId: string;
}

export interface MarketplaceSynonyms {
  id: string;
  keys: Generated<string[]>;
  language: string;
  version: Generated<number>;
  words: string[];
}

export interface MarketplaceViews {
  productId: string;
  userId: string;
  viewedAt: Timestamp;
}

export interface MarketplaceWishes {
  productId: string;
  userId: string;
  wishedAt: Timestamp;
}

export interface MarketplaceWords {
  language: string;
  word: string;
}

export interface Tables {
  "marketplace.listingBits": MarketplaceListingBits;
  "marketplace.listings": MarketplaceListings;
  "marketplace.listingTexts": MarketplaceListingTexts;
  "marketplace.questions": MarketplaceQuestions;
  "marketplace.stockNotices": MarketplaceStockNotices;
  "marketplace.synonyms": MarketplaceSynonyms;
  "marketplace.views": MarketplaceViews;
  "marketplace.wishes": MarketplaceWishes;
  "marketplace.words": MarketplaceWords;
}

