/** The tables of the schema `feed`, written by `npm run db:types`. */

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

export interface FeedAuthors {
  absent: Generated<boolean>;
  isPrivate: Generated<boolean>;
  lastPostedAt: Timestamp | null;
  pinnedId: string | null;
  userId: string;
}

export interface FeedBookmarks {
  postId: string;
  since: Timestamp;
  userId: string;
}

export interface FeedEdits {
  postId: string;
  replacedAt: Timestamp;
  text: string;
}

export interface FeedGroupPins {
  groupId: string;
  postId: string;
}

export interface FeedLikes {
  likedAt: Timestamp;
  postId: string;
  userId: string;
}

export interface FeedMentions {
  name: string;
  postId: string;
  told: Generated<boolean>;
  userId: string;
}

export interface FeedPollOptions {
  position: number;
  postId: string;
  text: string;
  votes: Generated<number>;
}

export interface FeedPolls {
  endsAt: Timestamp;
  postId: string;
}

export interface FeedPosts {
  audience: string;
  authorId: string;
  clientKey: string;
  commentCount: Generated<number>;
  contentHash: string;
  createdAt: Timestamp;
  editedAt: Timestamp | null;
  groupId: string | null;
  id: string;
  likeCount: Generated<number>;
  link: Json | null;
  linkUrl: string | null;
  pictures: Generated<Json>;
  quoteCount: Generated<number>;
  quotedId: string | null;
  rankedAt: Timestamp;
  recordId: string | null;
  recordType: string | null;
  removalReason: string | null;
  repostCount: Generated<number>;
  repostedId: string | null;
  shownBefore: Generated<boolean>;
  state: Generated<string>;
  text: Generated<string>;
}

export interface FeedSales {
  orderId: string;
  position: number;
  postId: string;
  reversed: Generated<number>;
  sold: Generated<number>;
}

export interface FeedTags {
  createdAt: Timestamp;
  postId: string;
  tag: string;
}

export interface FeedVotes {
  position: number;
  postId: string;
  userId: string;
  votedAt: Timestamp;
}

export interface Tables {
  "feed.authors": FeedAuthors;
  "feed.bookmarks": FeedBookmarks;
  "feed.edits": FeedEdits;
  "feed.groupPins": FeedGroupPins;
  "feed.likes": FeedLikes;
  "feed.mentions": FeedMentions;
  "feed.pollOptions": FeedPollOptions;
  "feed.polls": FeedPolls;
  "feed.posts": FeedPosts;
  "feed.sales": FeedSales;
  "feed.tags": FeedTags;
  "feed.votes": FeedVotes;
}

