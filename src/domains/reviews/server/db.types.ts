/** The tables of the schema `reviews`, written by `npm run db:types`. */

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

export interface ReviewsHelpfulVotes {
  reviewId: string;
  userId: string;
  votedAt: Timestamp;
}

export interface ReviewsRatings {
  count: number;
  productId: string;
  stars: number;
  workspaceId: string;
}

export interface ReviewsRejections {
  productId: string;
  rejectedAt: Timestamp;
  userId: string;
}

export interface ReviewsReplies {
  createdAt: Timestamp;
  editedAt: Timestamp | null;
  reviewId: string;
  text: string;
  userId: string | null;
}

export interface ReviewsReviews {
  createdAt: Timestamp;
  editedAt: Timestamp | null;
  hasPhotos: Generated<boolean>;
  helpfulVotes: Generated<number>;
  id: string;
  language: string;
  needsDecision: Generated<number>;
  photos: Generated<Json>;
  productId: string;
  purchase: string;
  rating: number;
  rejection: string | null;
  reported: Generated<boolean>;
  status: string;
  text: string;
  title: string;
  userId: string | null;
  verified: Generated<boolean>;
  version: Generated<number>;
  workspaceId: string;
}

export interface ReviewsSettings {
  mode: Generated<string>;
  singleton: Generated<boolean>;
  version: Generated<number>;
}

export interface ReviewsVendorRatings {
  count: number;
  sum: number;
  workspaceId: string;
}

export interface Tables {
  "reviews.helpfulVotes": ReviewsHelpfulVotes;
  "reviews.ratings": ReviewsRatings;
  "reviews.rejections": ReviewsRejections;
  "reviews.replies": ReviewsReplies;
  "reviews.reviews": ReviewsReviews;
  "reviews.settings": ReviewsSettings;
  "reviews.vendorRatings": ReviewsVendorRatings;
}

