/** Administrators decide about reviews. Vendors read and answer those of their products (product.md, rule 18). */
import * as z from 'zod'
import { pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { type Sort, sortedBy } from '#platform/shared/listing.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_REASON, MAX_REPLY, STATUSES } from './limits.ts'
import { moderatedReviewView, reviewId, stars } from './views.ts'

/** `waiting` lists pending and reported reviews first, then the rest, newest first. */
const SORTS = ['waiting', 'written'] as const

const listed = z.object({
  ...pageInput,
  status: z.enum(STATUSES).optional(),
  rating: stars.optional(),
  reported: z.boolean().optional(),
  withPhotos: z.boolean().optional(),
  answered: z.boolean().optional(),
  productId: idText(64).optional(),
  sort: sortedBy(SORTS).default('-waiting'),
})
/** Vendors don't see who else reported a review. */
const listedByVendor = listed.omit({ reported: true })
const page = z.object({ reviews: z.array(moderatedReviewView), nextCursor: z.string().nullable(), total: totalView })

/** `reason` is shown to the author and required to reject. Any decision closes open reports. */
const decision = z
  .object({ reviewId, status: z.enum(['approved', 'rejected']), reason: singleLineText(MAX_REASON).min(1).optional() })
  .refine(({ status, reason }) => status === 'approved' || reason !== undefined, { path: ['reason'], message: 'needed to reject' })

export const moderation = {
  vendor: {
    list: read('vendor:catalog', '/vendor/reviews').input(listedByVendor).output(page),
    get: read('vendor:catalog', '/vendor/reviews/{reviewId}').input(z.object({ reviewId })).output(moderatedReviewView),
    /** One public reply; a new text replaces it. */
    reply: write('vendor:catalog', 'PUT', '/vendor/reviews/{reviewId}/reply')
      .input(z.object({ reviewId, text: multiLineText(MAX_REPLY).min(1) }))
      .output(moderatedReviewView)
      .errors({ NOT_APPROVED: { status: 409 } }),
  },
  admin: {
    list: read('admin', '/admin/reviews').input(listed).output(page),
    get: read('admin', '/admin/reviews/{reviewId}').input(z.object({ reviewId })).output(moderatedReviewView),
    moderate: write('admin', 'PUT', '/admin/reviews/{reviewId}/status', { reauth: true })
      .input(decision)
      .output(moderatedReviewView)
      .errors({ OWN_REVIEW: { status: 403 }, OWN_PRODUCT: { status: 403 } }),
  },
}

export type ModerationSort = Sort<(typeof SORTS)[number]>
export type ModerationQuery = z.infer<typeof listed>
