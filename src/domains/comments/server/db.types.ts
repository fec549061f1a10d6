/** The tables of the schema `comments`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface CommentsComments {
  absent: Generated<boolean>;
  authorId: string | null;
  clientKey: string;
  createdAt: Timestamp;
  deletedAt: Timestamp | null;
  editedAt: Timestamp | null;
  held: Generated<boolean>;
  id: string;
  parentId: string | null;
  reactionCount: Generated<number>;
  recordId: string;
  removalReason: string | null;
  removedAt: Timestamp | null;
  removedBy: string | null;
  replyCount: Generated<number>;
  replyToId: string | null;
  shown: Generated<boolean | null>;
  text: string;
  type: string;
}

export interface CommentsEdits {
  commentId: string;
  text: string;
  writtenAt: Timestamp;
}

export interface CommentsMentions {
  commentId: string;
  name: string;
  userId: string;
}

export interface CommentsReactions {
  commentId: string;
  emoji: string;
  reactedAt: Timestamp;
  userId: string;
}

export interface CommentsThreads {
  commentCount: Generated<number>;
  pinnedId: string | null;
  recordId: string;
  type: string;
}

export interface Tables {
  "comments.comments": CommentsComments;
  "comments.edits": CommentsEdits;
  "comments.mentions": CommentsMentions;
  "comments.reactions": CommentsReactions;
  "comments.threads": CommentsThreads;
}

