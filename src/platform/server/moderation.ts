/** What moderators keep and say about records of any domain; a resource declares how (`Moderation` in services.ts). */
import type { Picture } from './picture.ts'

/** One text with its pictures. Stored as JSON with the report, so times are ISO texts. */
export type EvidenceItem = {
  /** The record itself, or one that belongs to its context, such as the message before it. */
  id: string
  /** Null for guests, for Plaza, and for people who are gone. */
  authorId: string | null
  /** When it was written. */
  at: string
  /** A name or a heading; empty for records without one. */
  title: string
  text: string
  pictures: Picture[]
}

/** Why a record is removed: the code of a reason (`REPORT_REASONS`), and what the moderator wrote to its author. */
export type Removal = { reason: string; text: string }
