import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { availabilityFor, loadStock } from '#domains/inventory/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { noticeToken } from './notice-link.ts'
import { insertNotice } from './notices.sql.ts'

/** Fails with NOT_SOLD_OUT when the variant is available. Guests must give an address. */
export async function requestNotice(
  ctx: OperationContext,
  { variantId, email }: { variantId: string; email?: string | undefined },
): Promise<void> {
  const { services, viewer, language } = ctx
  const userId = viewer.kind === 'member' ? viewer.id : null
  if (userId === null && email === undefined)
    throw new Failure('INVALID_INPUT', { fields: [{ path: 'email', rule: 'required', params: {} }] })
  await transact(ctx, async (tx) => {
    const variant = (await loadVariantsForSale(tx.db, [variantId], language)).get(variantId)
    if (!variant?.onSale) throw notFound()
    if (availabilityFor((await loadStock(tx.db, [variantId])).get(variantId)) !== 'soldOut') throw new Failure('NOT_SOLD_OUT')
    const id = newId('ntc')
    await insertNotice(tx.db, {
      id,
      variantId,
      productId: variant.productId,
      userId,
      email: userId === null ? (email ?? null) : null,
      language,
      tokenHash: hashToken(noticeToken(services, id)),
      requestedAt: tx.now,
    })
  })
}
