/** Views shared by several operations. */
import * as z from 'zod'
import { imageView, recordVersion } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { REPORT_REASONS } from '../../reports/contract.ts'
import { STATUSES } from './limits.ts'

const time = z.iso.datetime()

export const reviewId = idText(64)
export const stars = z.int().min(1).max(5)

/** The vendor's public reply. */
export const replyView = z.object({ text: z.string(), createdAt: time, editedAt: time.nullable() })

/** The public view (spec §4). `author` is null once the account is deleted. */
export const reviewView = z.object({
  id: z.string(),
  productId: z.string(),
  author: userView.nullable(),
  rating: stars,
  title: z.string(),
  text: z.string(),
  language: z.enum(LANGUAGES),
  photos: z.array(imageView),
  /** The author received the product and keeps it. */
  verified: z.boolean(),
  /** False: the author returned the product or got a full refund, so that the review doesn't count toward the rating. */
  counted: z.boolean(),
  helpfulVotes: z.int().min(0),
  createdAt: time,
  editedAt: time.nullable(),
  reply: replyView.nullable(),
})

/** The author's view. `rejection` is the reason for a rejection. */
export const ownReviewView = reviewView.extend({
  status: z.enum(STATUSES),
  rejection: z.string().nullable(),
  version: recordVersion,
})

export const reportView = z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), reportedAt: time })

const product = z.object({ id: z.string(), name: z.string(), image: imageView.nullable() })

/** A review on the page of its author. */
export const personReviewView = reviewView.extend({ product })

/** The view of vendors and administrators. Only administrators see `reports`. */
export const moderatedReviewView = ownReviewView.extend({
  product,
  reports: z.array(reportView),
})

export type ReviewView = z.infer<typeof reviewView>
export type OwnReviewView = z.infer<typeof ownReviewView>
export type ModeratedReviewView = z.infer<typeof moderatedReviewView>
