/** Reviews of a product, and a member's own review and votes. */
import * as z from 'zod'
import { imageView, pageInput, read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { pictureFailures } from '#platform/shared/uploads.ts'
import { productId } from '../../catalog/contract.ts'
import { MAX_PHOTOS, MAX_TEXT, MAX_TITLE } from './limits.ts'
import { ownReviewView, personReviewView, reviewId, reviewView, stars } from './views.ts'

const written = {
  rating: stars,
  title: singleLineText(MAX_TITLE).min(1),
  text: multiLineText(MAX_TEXT).min(1),
}
const upload = z.object({ uploadId: idText(64) })
const product = z.object({ productId: idText(64) })

/** Product.md, rule 18: only buyers of a paid or delivered order may review; product.md, rule 12: nobody reviews products of their own workspace. */
const mayNot = {
  NOT_BOUGHT: { status: 403 },
  OWN_PRODUCT: { status: 403 },
} as const

const TEXT_REFUSED = { status: 422 } as const

export const ofProduct = {
  ofProduct: {
    /** Approved reviews only. */
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
          /** With one decimal; null without ratings. */
          average: z.number().min(1).max(5).nullable(),
          /** Counts of one, two, … five stars. */
          stars: z.array(z.int().min(0)).length(5),
          /** The newest photos of approved reviews. */
          photos: z.array(z.object({ reviewId: z.string(), image: imageView })),
        }),
      ),
    /** The parts that depend on the caller: their own review, whether they may write one, and their helpful votes. */
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
  ofPerson: {
    /** Approved reviews of a person, newest first, for those who see what the person publishes. */
    list: read('member', '/people/{userId}/reviews')
      .input(z.object({ userId: idText(64), ...pageInput, limit: z.int().min(1).max(50).default(10) }))
      .output(z.object({ items: z.array(personReviewView), nextCursor: z.string().nullable() })),
  },
  toWrite: {
    /** Products that the caller received and has not reviewed, the last bought first; of the last hundred. */
    list: read('member', '/reviews/to-write').output(
      z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), image: imageView.nullable() })) }),
    ),
  },
  /** One review per member and product; it starts as pending. Fails with TEXT_REFUSED for words and links of the filter. */
  submit: write('member', 'POST', '/products/{productId}/reviews')
    .input(z.object({ productId, ...written, photos: z.array(upload).max(MAX_PHOTOS) }))
    .output(ownReviewView)
    .errors({ ...mayNot, ...pictureFailures, TEXT_REFUSED, ALREADY_REVIEWED: { status: 409, data: z.object({ reviewId: z.string() }) } }),
  /** The review becomes pending again and no longer counts until approved. `kept` is the position of an existing photo. */
  update: write('member', 'PUT', '/reviews/{reviewId}')
    .input(
      z.object({
        reviewId,
        version: recordVersion,
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
    .errors({
      TEXT_REFUSED,
      ...pictureFailures,
      STALE: { status: 409, data: z.object({ current: ownReviewView }) },
    }),
  remove: write('member', 'DELETE', '/reviews/{reviewId}').input(z.object({ reviewId })).output(z.object({})),
  /** One vote per member, none on one's own and none on reviews of one's own products (product.md, rule 19). */
  setHelpful: write('member', 'PUT', '/reviews/{reviewId}/helpful')
    .input(z.object({ reviewId, helpful: z.boolean() }))
    .output(z.object({ helpful: z.boolean(), helpfulVotes: z.int().min(0) }))
    .errors({ OWN_REVIEW: { status: 409 }, OWN_PRODUCT: { status: 409 } }),
}
