/** What the commands on promotions share, for vendors and for administrators. Actions of administrators are recorded in the audit log. */
import { limitToSegment } from '#domains/crm/server/index.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { PromotionView } from '../contract.ts'
import * as sql from './promotions.sql.ts'
import { loadPromotionView, type OwnerId } from './promotions.ts'

type Action = `promotions.${'created' | 'changed' | 'paused' | 'resumed' | 'archived' | 'deleted'}`

export async function changePromotion(
  ctx: MemberContext,
  ownerId: OwnerId,
  promotionId: string,
  action: Action,
  change: (tx: Tx, row: sql.PromotionRow) => Promise<void>,
): Promise<PromotionView> {
  return transact(ctx, async (tx) => {
    const row = await sql.lockPromotion(tx.db, ownerId, promotionId)
    if (!row || row.archivedAt) throw notFound()
    await change(tx, row)
    const changed = await sql.findPromotion(tx.db, ownerId, promotionId)
    if (!changed) throw notFound()
    return auditedView(tx, ctx, changed, action)
  })
}

/** The segment can't be removed while the promotion is limited to it. Fails with UNKNOWN_SCOPE. */
export async function holdSegment(
  tx: Tx,
  { id, workspaceId, segmentId }: { id: string; workspaceId: OwnerId; segmentId: string | null },
): Promise<void> {
  const segment = workspaceId === null || segmentId === null ? null : { workspaceId, segmentId }
  if (!(await limitToSegment(tx, { type: 'promotion', usedBy: id }, segment))) throw new Failure('UNKNOWN_SCOPE')
}

export function newPromotionFields({ now }: Tx, workspaceId: OwnerId) {
  return { id: newId('promo'), workspaceId, uses: 0, archivedAt: null, createdAt: now, version: 1 }
}

export async function auditedView(tx: Tx, ctx: MemberContext, row: sql.PromotionRow, action: Action): Promise<PromotionView> {
  await recordPlatformAction(tx, ctx, row, action)
  return loadPromotionView(tx, row, ctx.language)
}

/** Records actions on the platform's promotions only; vendors' promotions are not audited. */
export async function recordPlatformAction(
  tx: Tx,
  { userId, client }: MemberContext,
  { id, workspaceId, name, code }: sql.PromotionRow,
  action: Action,
): Promise<void> {
  if (workspaceId !== null) return
  await recordAudit(tx, { actor: userId, action, resource: { type: 'promotion', id }, client, details: { name: name.en, code } })
}
