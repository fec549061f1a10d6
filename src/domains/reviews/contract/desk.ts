/** Who decides: the vendor about reviews of its products, an administrator about all (spec §4). */
import * as z from 'zod'
import { pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { type Sort, sortedBy } from '#platform/shared/listing.ts'
import { line, lines } from '#platform/shared/plain-text.ts'
import { MAX_REASON, MAX_REPLY, STATUSES } from './limits.ts'
import { deskReviewView, reviewId, stars } from './views.ts'

/** `waiting`: what is pending or reported, then the rest, newest first. */
const SORTS = ['waiting', 'written'] as const

const listed = z.object({
  ...pageInput,
  status: z.enum(STATUSES).optional(),
  rating: stars.optional(),
  reported: z.boolean().optional(),
  withPhotos: z.boolean().optional(),
  answered: z.boolean().optional(),
  productId: z.string().max(64).optional(),
  sort: sortedBy(SORTS).default('-waiting'),
})
const page = z.object({ reviews: z.array(deskReviewView), nextCursor: z.string().nullable(), total: totalView })

/** `reason` is read by the author, and needed to reject. What was reported is settled by it. */
const decision = z
  .object({ reviewId, status: z.enum(['approved', 'rejected']), reason: line(MAX_REASON).min(1).optional() })
  .refine(({ status, reason }) => status === 'approved' || reason !== undefined, { path: ['reason'], message: 'needed to reject' })

export const desk = {
  desk: {
    list: read('vendor:catalog', '/vendor/reviews').input(listed).output(page),
    get: read('vendor:catalog', '/vendor/reviews/{reviewId}').input(z.object({ reviewId })).output(deskReviewView),
    decide: write('vendor:catalog', 'PUT', '/vendor/reviews/{reviewId}/status').input(decision).output(deskReviewView),
    /** One public answer; another text replaces it. */
    reply: write('vendor:catalog', 'PUT', '/vendor/reviews/{reviewId}/reply')
      .input(z.object({ reviewId, text: lines(MAX_REPLY).min(1) }))
      .output(deskReviewView)
      .errors({ NOT_APPROVED: { status: 409 } }),
  },
  admin: {
    list: read('admin', '/admin/reviews').input(listed).output(page),
    get: read('admin', '/admin/reviews/{reviewId}').input(z.object({ reviewId })).output(deskReviewView),
    decide: write('admin', 'PUT', '/admin/reviews/{reviewId}/status').input(decision).output(deskReviewView),
  },
}

export type DeskSort = Sort<(typeof SORTS)[number]>
export type DeskQuery = z.infer<typeof listed>
