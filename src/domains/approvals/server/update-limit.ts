import { limitChanged } from '#events/approvals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { LimitView } from '../contract.ts'
import { loadLimits, saveLimit } from './limits.sql.ts'
import { limitViews, offeredKinds } from './limits.ts'

/** The others who may approve hear of it, because owners and managers set the limit for themselves too. */
export async function updateLimit(
  ctx: WorkspaceContext,
  wanted: { kind: string; overMinor: number | null; version: number },
): Promise<LimitView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const declared = tx.services.approvalKinds.get(wanted.kind)
    const kinds = declared ? await offeredKinds(tx.db, [declared], workspaceId) : []
    const before = (await loadLimits(tx.db, workspaceId)).get(wanted.kind)?.overMinor ?? null
    const saved = kinds.length > 0 && (await saveLimit(tx.db, workspaceId, wanted))
    const [after] = await limitViews(ctx, tx.db, kinds)
    if (!after) throw notFound()
    if (!saved) throw new Failure('STALE', { current: after })
    publish(tx, limitChanged({ workspaceId, kind: wanted.kind, byId: ctx.userId, overMinor: wanted.overMinor }))
    await recordAudit(tx, {
      actor: ctx.userId,
      action: 'approvals.limitChanged',
      resource: { type: 'approvalLimit', id: wanted.kind },
      workspaceId,
      client: ctx.client,
      details: { before, after: wanted.overMinor },
    })
    return after
  })
}
