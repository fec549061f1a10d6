/** What the page of a product shows of its reviews, and what a member does about their own. */
import * as z from 'zod'
import { imageView, pageInput, read, write } from '#platform/shared/contract.ts'
import { line, lines } from '#platform/shared/plain-text.ts'
import { pictureFailures } from '#platform/shared/uploads.ts'
import { productId } from '../../catalog/contract.ts'
import { MAX_PHOTOS, MAX_REASON, MAX_TEXT, MAX_TITLE, REPORT_REASONS } from './limits.ts'
import { ownReviewView, reviewId, reviewView, stars } from './views.ts'

const written = {
  rating: stars,
  title: line(MAX_TITLE).min(1),
  text: lines(MAX_TEXT).min(1),
}
const upload = z.object({ uploadId: z.string().max(64) })
const product = z.object({ productId: z.string().max(64) })

/** Spec §6: the purchase check; product.md, rule 12: nobody reviews what their own workspace sells. */
const mayNot = {
  NOT_BOUGHT: { status: 403 },
  OWN_PRODUCT: { status: 403 },
} as const

export const ofProduct = {
  ofProduct: {
    /** Approved ones. */
    list: read('anyone', '/products/{productId}/reviews')
      .input(
        product.extend({
          ...pageInput,
          limit: z.int().min(1).max(50).default(10),
          stars: stars.optional(),
          withPhotos: z.boolean().optional(),
          sort: z.enum(['helpful', 'newest']).default('helpful'),
        }),
      )
      .output(z.object({ items: z.array(reviewView), nextCursor: z.string().nullable() })),
    summary: read('anyone', '/products/{productId}/reviews/summary')
      .input(product)
      .output(
        z.object({
          count: z.int().min(0),
          /** To one decimal; null when nobody rated it. */
          average: z.number().min(1).max(5).nullable(),
          /** How many gave one star, two, … five. */
          stars: z.array(z.int().min(0)).length(5),
          /** The newest photos of approved reviews. */
          photos: z.array(z.object({ reviewId: z.string(), image: imageView })),
        }),
      ),
    /** What the page cannot show to everyone alike: the caller's own review, whether they may write one, whom they found helpful. */
    mine: read('member', '/products/{productId}/reviews/mine')
      .input(product)
      .output(
        z.object({
          review: ownReviewView.nullable(),
          may: z.enum(['review', 'notBought', 'ownProduct']),
          helpful: z.array(z.string()),
        }),
      ),
  },
  /** One per member and product; it waits for a decision. */
  submit: write('member', 'POST', '/products/{productId}/reviews')
    .input(z.object({ productId, ...written, photos: z.array(upload).max(MAX_PHOTOS) }))
    .output(ownReviewView)
    .errors({ ...mayNot, ...pictureFailures, ALREADY_REVIEWED: { status: 409, data: z.object({ reviewId: z.string() }) } }),
  /** It waits again, and counts no more until it is approved. `kept`: a photo it has, by its place. */
  update: write('member', 'PUT', '/reviews/{reviewId}')
    .input(
      z.object({
        reviewId,
        version: z.int(),
        ...written,
        photos: z
          .array(
            z.union([
              upload,
              z.object({
                kept: z
                  .int()
                  .min(0)
                  .max(MAX_PHOTOS - 1),
              }),
            ]),
          )
          .max(MAX_PHOTOS),
      }),
    )
    .output(ownReviewView)
    .errors({ ...pictureFailures, STALE: { status: 409, data: z.object({ current: ownReviewView }) } }),
  remove: write('member', 'DELETE', '/reviews/{reviewId}').input(z.object({ reviewId })).output(z.object({})),
  /** One vote per member, none on one's own (product.md, rule 19). */
  setHelpful: write('member', 'PUT', '/reviews/{reviewId}/helpful')
    .input(z.object({ reviewId, helpful: z.boolean() }))
    .output(z.object({ helpful: z.boolean(), helpfulVotes: z.int().min(0) }))
    .errors({ OWN_REVIEW: { status: 409 } }),
  /** One per member and review; another one replaces it. */
  report: write('member', 'POST', '/reviews/{reviewId}/reports')
    .input(z.object({ reviewId, reason: z.enum(REPORT_REASONS), note: lines(MAX_REASON).default('') }))
    .output(z.object({}))
    .errors({ OWN_REVIEW: { status: 409 } }),
}
