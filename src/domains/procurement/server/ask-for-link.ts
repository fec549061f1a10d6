import { loadVendorsBySlug } from '#domains/vendors/server/index.ts'
import { linkAsked } from '#events/procurement.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { findLink, insertLink } from './links.sql.ts'
import { type LinkReply, toReply } from './supplier-links.ts'
import { findSupplier } from './suppliers.sql.ts'

const ASKED_PER_DAY: RateLimit = { name: 'procurement.links', points: 50, seconds: 24 * 3600 }

/** Fails with NOT_FOUND, SHOP_UNKNOWN, OWN_SHOP and LINKED_ALREADY. */
export async function askForLink(ctx: WorkspaceContext, { supplierId, slug }: { supplierId: string; slug: string }): Promise<LinkReply> {
  const { workspaceId } = ctx.membership
  await ctx.services.limits.consume(ASKED_PER_DAY, workspaceId, ctx.idempotency?.key ?? null)
  return transact(ctx, async (tx) => {
    if (!(await findSupplier(tx.db, workspaceId, supplierId))) throw notFound()
    const [shop] = await loadVendorsBySlug(tx.db, [slug])
    if (!shop) throw new Failure('SHOP_UNKNOWN')
    if (shop.workspaceId === workspaceId) throw new Failure('OWN_SHOP')
    const linkId = newId('plk')
    const link = { workspaceId, supplierId, linkedWorkspaceId: shop.workspaceId }
    if (!(await insertLink(tx.db, { id: linkId, ...link, askedBy: ctx.userId, askedAt: tx.now }))) throw new Failure('LINKED_ALREADY')
    publish(tx, linkAsked({ linkId, ...link, actor: ctx.userId, askedBy: ctx.userId }))
    return toReply(tx.db, await findLink(tx.db, linkId))
  })
}
