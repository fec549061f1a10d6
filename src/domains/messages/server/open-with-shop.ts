import { loadVendorsBySlug } from '#domains/vendors/server/index.ts'
import { loadMembership } from '#domains/workspaces/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { directKey } from './conversation.rules.ts'
import { findDirectId } from './conversations.sql.ts'
import { isBlockedByOwner } from './direct-state.ts'
import { openDirect } from './open-conversation.ts'

/** Fails with NOT_FOUND for a shop that does not sell, and with NOT_ALLOWED for the shop’s own people and after a block by or of its owner. */
export async function openWithShop(ctx: MemberContext, { slug }: { slug: string }): Promise<{ conversationId: string }> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const [vendor] = await loadVendorsBySlug(tx.db, [slug])
    if (!vendor) throw notFound()
    const { workspaceId } = vendor
    if (await loadMembership(tx.db, userId, workspaceId)) throw new Failure('NOT_ALLOWED')
    const existingId = await findDirectId(tx.db, directKey(userId, workspaceId))
    if (existingId !== undefined) return { conversationId: existingId }
    if (await isBlockedByOwner(tx.db, workspaceId, userId, tx.now)) throw new Failure('NOT_ALLOWED')
    const conversationId = await openDirect(
      tx,
      { partyId: userId, kind: 'user', permission: null },
      { partyId: workspaceId, kind: 'workspace', permission: 'orders' },
    )
    return { conversationId }
  })
}
