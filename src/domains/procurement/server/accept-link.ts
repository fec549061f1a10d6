import { linkAccepted } from '#events/procurement.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { Customer } from '../contract.ts'
import { acceptLinkRow } from './links.sql.ts'
import { loadCustomerViews } from './supplier-links.ts'

/** By an owner or manager of the workspace that was asked. */
export async function acceptLink(ctx: WorkspaceContext, linkId: string): Promise<{ items: Customer[] }> {
  const { workspaceId: linkedWorkspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const link = await acceptLinkRow(tx.db, { id: linkId, linkedWorkspaceId, by: ctx.userId, now: tx.now })
    if (!link) throw notFound()
    const { workspaceId, supplierId, askedBy } = link
    if (link.isNew) publish(tx, linkAccepted({ linkId, workspaceId, supplierId, linkedWorkspaceId, actor: ctx.userId, askedBy }))
    return loadCustomerViews(tx.db, linkedWorkspaceId)
  })
}
