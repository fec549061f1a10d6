/** The same operations at two paths: for vendors on their own promotions, for administrators on the platform's. */
import * as z from 'zod'
import { type Access, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { promotionHistory } from './history.ts'
import { PROMOTION_STATES } from './states.ts'
import { promotionId, promotionInput, promotionView } from './views.ts'

const STALE = { status: 409, data: z.object({ current: promotionView }) } as const
const saveFailures = {
  /** Another promotion that is not archived has this code. */
  CODE_TAKEN: { status: 409 },
  /** The end date is not after the start date. */
  DATES_CROSSED: { status: 400 },
  /** A product, category, collection or vendor does not exist or is not the owner's. */
  UNKNOWN_SCOPE: { status: 409 },
} as const

const target = z.object({ promotionId })
const choice = z.object({ q: singleLineText(80) })
/** `detail` distinguishes choices with the same name. */
const choices = z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), detail: z.string().nullable() })) })

/** Products a vendor can select. */
export const products = read('vendor:growth', '/promotions/choices/products').input(choice).output(choices)
/** Products on sale that the platform can select. */
export const platformProducts = read('admin', '/admin/promotions/choices/products').input(choice).output(choices)
/** Collections of the promotion's owner. */
export const collections = read('vendor:growth', '/promotions/choices/collections').input(choice).output(choices)
/** Segments of the vendor's contacts. */
export const segments = read('vendor:growth', '/promotions/choices/segments').input(choice).output(choices)
export const platformCollections = read('admin', '/admin/promotions/choices/collections').input(choice).output(choices)
export const vendors = read('admin', '/admin/promotions/choices/vendors').input(choice).output(choices)

export function promotionOperations<const A extends Access>(
  access: A,
  path: '/promotions' | '/admin/promotions',
  more: { reauth?: true } = {},
) {
  return {
    /** Newest first. Without `state`, all that are not archived. */
    list: read(access, path)
      .input(z.object({ ...pageInput, q: singleLineText(80).optional(), state: z.enum(PROMOTION_STATES).optional() }))
      .output(z.object({ items: z.array(promotionView), nextCursor: z.string().nullable(), total: totalView })),
    get: read(access, `${path}/{promotionId}`).input(target).output(promotionView),
    history: read(access, `${path}/{promotionId}/history`).input(target).output(promotionHistory),
    create: write(access, 'POST', path, more).input(promotionInput).output(promotionView).errors(saveFailures),
    /** Existing orders keep their discount. */
    update: write(access, 'PUT', `${path}/{promotionId}`, more)
      .input(promotionInput.extend({ promotionId, version: recordVersion }))
      .output(promotionView)
      .errors({ ...saveFailures, STALE }),
    pause: write(access, 'PUT', `${path}/{promotionId}/pause`, more)
      .input(target.extend({ paused: z.boolean() }))
      .output(promotionView),
    /** The copy is paused and has a new code. */
    duplicate: write(access, 'POST', `${path}/{promotionId}/copies`, more).input(target).output(promotionView),
    /** Deletes a promotion that was never used; archives it otherwise. */
    remove: write(access, 'DELETE', `${path}/{promotionId}`, more)
      .input(target)
      .output(z.object({ outcome: z.enum(['deleted', 'archived']), uses: z.int().min(0) })),
  }
}
