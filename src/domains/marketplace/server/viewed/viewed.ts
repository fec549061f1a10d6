/** What a member looked at last: theirs alone, a few and not for long. A guest's device keeps theirs. */
import { productsById } from '#domains/catalog/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { VIEWS_KEPT } from '../../contract.ts'
import { memberId } from '../member-id.ts'
import { listingsInOrder } from '../some-listings.ts'
import { deleteViewsOf, noteView, viewsOf } from './views.sql.ts'

export async function listViewed(call: Call) {
  const views = await viewsOf(call.kernel.db, memberId(call), VIEWS_KEPT)
  return listingsInOrder(
    call,
    views.map(({ productId }) => productId),
  )
}

export async function noteViewed(call: Call, productId: string): Promise<void> {
  const userId = memberId(call)
  await transact(call, async (tx) => {
    if ((await productsById(tx.db, [productId], call.language)).length === 0) throw notFound()
    await noteView(tx.db, { userId, productId, viewedAt: tx.now }, VIEWS_KEPT)
  })
}

export async function forgetViewed(call: Call): Promise<void> {
  const userId = memberId(call)
  await transact(call, (tx) => deleteViewsOf(tx.db, userId))
}
