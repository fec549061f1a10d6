/** Whoever keeps promotions: a vendor its own, the operator the platform's. The same operations at two doors. */
import * as z from 'zod'
import { type Access, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { PROMOTION_STATES } from './states.ts'
import { promotionId, promotionInput, promotionView } from './views.ts'

const STALE = { status: 409, data: z.object({ current: promotionView }) } as const
const refusals = {
  /** Another promotion that is not archived has this code. */
  CODE_TAKEN: { status: 409 },
  /** The end is not after the beginning. */
  DATES_CROSSED: { status: 400 },
  /** A product, category or vendor that there is not, or that is not theirs. */
  UNKNOWN_SCOPE: { status: 409 },
} as const

const id = z.object({ promotionId })
const choice = z.object({ q: z.string().trim().max(80) })
/** `detail` tells things of one name apart. */
const choices = z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), detail: z.string().nullable() })) })

/** What a vendor's scope can name. */
export const products = read('vendor:growth', '/promotions/choices/products').input(choice).output(choices)
/** What a scope of the platform's can name: whatever is on sale, and vendors. */
export const everyonesProducts = read('admin', '/admin/promotions/choices/products').input(choice).output(choices)
export const vendors = read('admin', '/admin/promotions/choices/vendors').input(choice).output(choices)

export function keeping(access: Access, path: '/promotions' | '/admin/promotions') {
  return {
    /** Newest first. Without `state` all that are not archived. */
    list: read(access, path)
      .input(z.object({ ...pageInput, q: z.string().trim().max(80).optional(), state: z.enum(PROMOTION_STATES).optional() }))
      .output(z.object({ items: z.array(promotionView), nextCursor: z.string().nullable(), total: totalView })),
    get: read(access, `${path}/{promotionId}`).input(id).output(promotionView),
    create: write(access, 'POST', path).input(promotionInput).output(promotionView).errors(refusals),
    /** Orders keep what they were given. */
    update: write(access, 'PUT', `${path}/{promotionId}`)
      .input(promotionInput.extend({ promotionId, version: z.int() }))
      .output(promotionView)
      .errors({ ...refusals, STALE }),
    pause: write(access, 'PUT', `${path}/{promotionId}/pause`)
      .input(id.extend({ paused: z.boolean() }))
      .output(promotionView),
    /** Paused, under a code of its own. */
    duplicate: write(access, 'POST', `${path}/{promotionId}/copies`).input(id).output(promotionView),
    /** For good where nobody ever used it; else it is archived. */
    remove: write(access, 'DELETE', `${path}/{promotionId}`)
      .input(id)
      .output(z.object({ outcome: z.enum(['deleted', 'archived']), uses: z.int().min(0) })),
  }
}
