/** «Tell me when it is back»: for a member or for an address, once. */
import { variantsForSale } from '#domains/catalog/server/index.ts'
import { availabilityOf, stockOf } from '#domains/inventory/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { memberId } from '../member-id.ts'
import { noticeToken } from './notice-link.ts'
import { deleteNoticeOf, deleteNoticesByToken, insertNotice, noticesOf } from './notices.sql.ts'

/** How much mail somebody can order for addresses that may not be theirs. */
const PER_CLIENT: RateLimit = { name: 'stock-notices', points: 30, seconds: 3600 }
const PER_ADDRESS: RateLimit = { name: 'stock-notices-to', points: 20, seconds: 24 * 3600 }

/** Fails with NOT_SOLD_OUT when there is nothing to wait for; a guest has to say where to write. */
export async function askForNotice(call: Call, { variantId, email }: { variantId: string; email?: string | undefined }): Promise<void> {
  const { kernel, viewer, language } = call
  const userId = viewer.kind === 'member' ? viewer.id : null
  if (userId === null && email === undefined)
    throw new Failure('INVALID_INPUT', { fields: [{ path: 'email', rule: 'required', params: {} }] })
  await kernel.limits.consume(PER_CLIENT, call.client.address)
  if (email !== undefined) await kernel.limits.consume(PER_ADDRESS, email.toLowerCase())
  await transact(call, async (tx) => {
    const variant = (await variantsForSale(tx.db, [variantId], language)).get(variantId)
    if (!variant?.onSale) throw notFound()
    if (availabilityOf((await stockOf(tx.db, [variantId])).get(variantId)) !== 'soldOut') throw new Failure('NOT_SOLD_OUT')
    const id = newId('ntc')
    await insertNotice(tx.db, {
      ...{ id, variantId, productId: variant.productId, userId, email: userId === null ? (email ?? null) : null, language },
      ...{ tokenHash: hashOfToken(noticeToken(kernel, id)), askedAt: tx.now },
    })
  })
}

/** Variants this member waits for. */
export async function awaitedVariants(call: Call): Promise<string[]> {
  const notices = await noticesOf(call.kernel.db, memberId(call))
  return notices.filter(({ sentAt }) => sentAt === null).map(({ variantId }) => variantId)
}

export async function callOffNotice(call: Call, variantId: string): Promise<void> {
  const userId = memberId(call)
  await transact(call, (tx) => deleteNoticeOf(tx.db, userId, variantId))
}

/** By the link of a mail: everything its reader waits for. What was called off already is just as gone. */
export async function callOffByLink(call: Call, token: string): Promise<void> {
  await transact(call, (tx) => deleteNoticesByToken(tx.db, hashOfToken(token)))
}
