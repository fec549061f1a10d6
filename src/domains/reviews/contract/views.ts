/** Shapes that several operations of reviews share. */
import * as z from 'zod'
import { imageView } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { userView } from '../../accounts/contract.ts'
import { REPORT_REASONS, STATUSES } from './limits.ts'

const time = z.iso.datetime()

export const reviewId = z.string().max(64)
export const stars = z.int().min(1).max(5)

/** The vendor's one public answer. */
export const replyView = z.object({ text: z.string(), createdAt: time, editedAt: time.nullable() })

/** As everyone reads it (spec §4). `author` is null when they have left Plaza. */
export const reviewView = z.object({
  id: z.string(),
  productId: z.string(),
  author: userView.nullable(),
  rating: stars,
  title: z.string(),
  text: z.string(),
  language: z.enum(LANGUAGES),
  photos: z.array(imageView),
  /** One of the author's orders with the product was delivered. */
  verified: z.boolean(),
  helpfulVotes: z.int().min(0),
  createdAt: time,
  editedAt: time.nullable(),
  reply: replyView.nullable(),
})

/** As its author sees it. `rejection`: why it was rejected. */
export const ownReviewView = reviewView.extend({
  status: z.enum(STATUSES),
  rejection: z.string().nullable(),
  version: z.int(),
})

export const reportView = z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), reportedAt: time })

/** As those see it who decide about it. */
export const deskReviewView = ownReviewView.extend({
  product: z.object({ id: z.string(), name: z.string(), image: imageView.nullable() }),
  reports: z.array(reportView),
})

export type ReviewView = z.infer<typeof reviewView>
export type OwnReviewView = z.infer<typeof ownReviewView>
export type DeskReviewView = z.infer<typeof deskReviewView>
