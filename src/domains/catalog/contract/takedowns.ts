/** Products that an administrator has taken off sale, and the vendor's answers. */
import * as z from 'zod'
import { imageView, moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { type Sort, sortedBy } from '#platform/shared/listing.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_STATEMENT, MAX_TAKEDOWN_ANSWER, STATUSES, TAKEDOWN_REASONS } from './limits.ts'

const id = idText(64)
const time = z.iso.datetime()
const reason = z.enum(TAKEDOWN_REASONS)
const statement = multiLineText(MAX_STATEMENT).min(1)

/** As the vendor sees it. `reply` is the administrator's reason for leaving the product down. */
export const takedownView = z.object({
  id,
  reason,
  statement: z.string(),
  takenDownAt: time,
  answers: z.array(z.object({ text: z.string(), answeredAt: time, reply: z.object({ text: z.string(), repliedAt: time }).nullable() })),
  /** False while an answer is open, and after the last one. */
  mayAnswer: z.boolean(),
})

const pastTakedown = takedownView.omit({ mayAnswer: true }).extend({
  /** Null: the account was deleted. */
  takenDownBy: z.string().nullable(),
  putBackAt: time.nullable(),
  putBackBy: z.string().nullable(),
})

const managedProduct = z.object({
  id,
  name: z.string(),
  image: imageView.nullable(),
  /** `slug` is null for a workspace that may not sell. */
  vendor: z.object({ workspaceId: z.string(), name: z.string(), slug: z.string().nullable() }),
  /** The vendor's own status; a takedown hides the product whatever it is. */
  status: z.enum(STATUSES),
  onSale: z.boolean(),
  takenDown: z.boolean(),
  /** The vendor answered a takedown and nobody has decided about the answer. */
  answered: z.boolean(),
  price: moneyView,
  priceVaries: z.boolean(),
  /** Open reports. */
  reports: z.int().min(0),
  updatedAt: time,
})

/** The newest takedown first; its `putBackAt` is null while the product is down. */
const managedProductDetail = managedProduct.extend({
  description: z.string(),
  images: z.array(imageView),
  skus: z.array(z.string()),
  takedowns: z.array(pastTakedown),
})

/** `takenDown` lists products whatever their own status; the others list products that are not taken down. */
const LISTED = [...STATUSES, 'takenDown'] as const
const SORTS = ['updated', 'name'] as const

const product = z.object({ productId: id })
const reauthenticated = { reauth: true } as const
const NOT_TAKEN_DOWN = { status: 409 } as const

export const productsForAdmin = {
  /** Products of all workspaces, on sale or not. `q`: words of the name, the beginning of a SKU, or part of a vendor's name. */
  list: read('admin', '/admin/products')
    .input(
      z.object({
        ...pageInput,
        q: singleLineText(200).optional(),
        status: z.enum(LISTED).optional(),
        reported: z.boolean().optional(),
        answered: z.boolean().optional(),
        sort: sortedBy(SORTS).default('-updated'),
      }),
    )
    .output(z.object({ items: z.array(managedProduct), nextCursor: z.string().nullable(), total: totalView })),
  get: read('admin', '/admin/products/{productId}').input(product).output(managedProductDetail),
  /**
   * Hides the product everywhere and mails the statement to the vendor; closes its open reports. Repeating the same statement changes
   * nothing.
   */
  takeDown: write('admin', 'PUT', '/admin/products/{productId}/takedown', reauthenticated)
    .input(product.extend({ reason, statement }))
    .output(managedProductDetail)
    .errors({ ALREADY_TAKEN_DOWN: { status: 409 } }),
  /** Shows the product again with the vendor's own status, and mails the vendor. A second call changes nothing. */
  putBack: write('admin', 'DELETE', '/admin/products/{productId}/takedown', reauthenticated)
    .input(product)
    .output(managedProductDetail)
    .errors({ NOT_TAKEN_DOWN, OWN_PRODUCT: { status: 403 } }),
  /** Leaves the product down and mails the vendor why. */
  declineAnswer: write('admin', 'POST', '/admin/products/{productId}/takedown-answers/decline', reauthenticated)
    .input(product.extend({ reply: statement }))
    .output(managedProductDetail)
    .errors({ NOT_ANSWERED: { status: 409 } }),
}

export const takedowns = {
  /** The vendor's answer, which administrators decide about. */
  answer: write('workspace:catalog', 'POST', '/workspace/products/{productId}/takedown-answers', { webOnly: true })
    .input(product.extend({ text: multiLineText(MAX_TAKEDOWN_ANSWER).min(1) }))
    .output(takedownView)
    .errors({ NOT_TAKEN_DOWN, ANSWER_OPEN: { status: 409 }, NO_ANSWERS_LEFT: { status: 409 } }),
}

export type TakedownView = z.infer<typeof takedownView>
export type ManagedProduct = z.infer<typeof managedProduct>
export type ManagedProductDetail = z.infer<typeof managedProductDetail>
export type ListedStatus = (typeof LISTED)[number]
export type ManagedProductSort = Sort<(typeof SORTS)[number]>
