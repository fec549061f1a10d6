/** The tables of the schema `products`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ProductsFiles {
  bytes: number;
  id: string;
  key: string;
  name: string;
  productId: string;
  removedAt: Timestamp | null;
  uploadedAt: Timestamp;
  workspaceId: string;
}

export interface ProductsLicenseKeys {
  addedAt: Timestamp;
  fingerprint: string;
  givenAt: Timestamp | null;
  id: string;
  orderId: string | null;
  position: number | null;
  productId: string;
  revokedAt: Timestamp | null;
  sealed: string;
  variantId: string;
  workspaceId: string;
}

export interface ProductsPictureUrls {
  addedAt: Timestamp;
  color: string | null;
  imageId: string | null;
  position: number;
  problem: string | null;
  productId: string;
  tries: Generated<number>;
  url: string;
  workspaceId: string;
}

export interface Tables {
  "products.files": ProductsFiles;
  "products.licenseKeys": ProductsLicenseKeys;
  "products.pictureUrls": ProductsPictureUrls;
}

