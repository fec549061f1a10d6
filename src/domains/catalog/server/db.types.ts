/** The tables of the schema `catalog`, written by `npm run db:types`. */

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

export interface CatalogAttributeChoices {
  attributeKey: string;
  names: Json;
  position: number;
  value: string;
}

export interface CatalogAttributeRevision {
  id: Generated<number>;
  revision: number;
}

export interface CatalogAttributes {
  facet: boolean;
  key: string;
  names: Json;
  position: number;
  searchable: boolean;
  type: string;
  unit: Generated<Json>;
  version: Generated<number>;
}

export interface CatalogBundleParts {
  partVariantId: string;
  position: number;
  quantity: number;
  variantId: string;
  workspaceId: string;
}

export interface CatalogCategories {
  id: string;
  name: string;
  names: Generated<Json>;
  parentId: string | null;
  position: number;
  slug: string;
  version: Generated<number>;
  workspaceId: string | null;
}

export interface CatalogCategoryAttributes {
  attributeKey: string;
  categoryId: string;
  required: boolean;
}

export interface CatalogCollectionProducts {
  collectionId: string;
  position: number | null;
  productId: string;
}

export interface CatalogCollections {
  createdAt: Timestamp;
  description: Generated<Json>;
  id: string;
  name: Json;
  published: boolean;
  rule: Json | null;
  slug: string;
  version: Generated<number>;
  workspaceId: string | null;
}

export interface CatalogImages {
  alt: Generated<Json>;
  color: string | null;
  height: number;
  id: Generated<string>;
  position: number;
  productId: string;
  sources: Json;
  width: number;
}

export interface CatalogPrices {
  priceMinor: number;
  since: Timestamp;
  until: Timestamp | null;
  variantId: string;
}

export interface CatalogProducts {
  attributes: Generated<Json>;
  brand: Generated<string>;
  categoryId: string;
  contentUnit: string | null;
  createdAt: Timestamp;
  currency: string;
  deletedAt: Timestamp | null;
  heightMm: number | null;
  hsCode: string | null;
  id: string;
  kind: Generated<string>;
  leadDays: number | null;
  lengthMm: number | null;
  licenseKeys: Generated<boolean>;
  manufacturer: Generated<string>;
  maxDownloads: Generated<number>;
  maxPriceMinor: number;
  maxSteps: number | null;
  minSteps: Generated<number>;
  options: Generated<Json>;
  origin: string | null;
  personalization: Generated<Json>;
  priceMinor: number;
  publishedAt: Timestamp | null;
  responsiblePerson: Generated<string>;
  sortName: Generated<string>;
  status: string;
  step: Generated<number>;
  tags: Generated<string[]>;
  takenDown: Generated<boolean>;
  unit: Generated<string>;
  updatedAt: Generated<Timestamp>;
  version: Generated<number>;
  widthMm: number | null;
  workspaceId: string;
}

export interface CatalogProductTexts {
  description: Generated<string>;
  descriptionHtml: Generated<string>;
  language: string;
  name: string;
  original: Generated<boolean>;
  productId: string;
  seoDescription: Generated<string>;
  seoTitle: Generated<string>;
  words: Generated<string>;
}

export interface CatalogTakedownAnswers {
  answeredAt: Timestamp;
  answeredBy: string | null;
  id: string;
  repliedAt: Timestamp | null;
  repliedBy: string | null;
  reply: string | null;
  takedownId: string;
  text: string;
  workspaceId: string;
}

export interface CatalogTakedowns {
  id: string;
  productId: string;
  putBackAt: Timestamp | null;
  putBackBy: string | null;
  reason: string;
  statement: string;
  takenDownAt: Timestamp;
  takenDownBy: string | null;
  workspaceId: string;
}

export interface CatalogVariants {
  compareAtMinor: number | null;
  content: number | null;
  costMinor: number | null;
  gtin: string | null;
  id: string;
  options: Generated<string[]>;
  position: number;
  priceMinor: number;
  productId: string;
  sku: string;
  weightGrams: number | null;
  workspaceId: string;
}

export interface Tables {
  "catalog.attributeChoices": CatalogAttributeChoices;
  "catalog.attributeRevision": CatalogAttributeRevision;
  "catalog.attributes": CatalogAttributes;
  "catalog.bundleParts": CatalogBundleParts;
  "catalog.categories": CatalogCategories;
  "catalog.categoryAttributes": CatalogCategoryAttributes;
  "catalog.collectionProducts": CatalogCollectionProducts;
  "catalog.collections": CatalogCollections;
  "catalog.images": CatalogImages;
  "catalog.prices": CatalogPrices;
  "catalog.products": CatalogProducts;
  "catalog.productTexts": CatalogProductTexts;
  "catalog.takedownAnswers": CatalogTakedownAnswers;
  "catalog.takedowns": CatalogTakedowns;
  "catalog.variants": CatalogVariants;
}

