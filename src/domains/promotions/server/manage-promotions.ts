/** Commands on promotions, for vendors and for administrators. Actions of administrators are recorded in the audit log. */
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext, OperationContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId, randomText } from '#platform/shared/ids.ts'
import type { PromotionState } from '../contract/states.ts'
import type { PromotionInput, PromotionView } from '../contract.ts'
import { toPromotionViews } from './promotion-views.ts'
import * as sql from './promotions.sql.ts'
import { wasEverUsed } from './redemptions.sql.ts'
import { validateTerms } from './validate-terms.ts'

type Action = `promotions.${'created' | 'changed' | 'paused' | 'resumed' | 'archived' | 'deleted'}`

/** The owner of a promotion: a vendor's workspace id, or null for the platform. */
export type OwnerId = string | null

export async function listPromotions(
  { services, language }: MemberContext,
  ownerId: OwnerId,
  { cursor, limit, q, state }: { cursor?: string | undefined; limit: number; q?: string | undefined; state?: PromotionState | undefined },
): Promise<{ items: PromotionView[]; nextCursor: string | null; total: Total }> {
  const filter = { workspaceId: ownerId, q, state, now: services.now() }
  const { items, nextCursor, total } = await sql.listPromotionRows(services.db, filter, { cursor, limit })
  return { items: await toPromotionViews(services.db, items, language, filter.now), nextCursor, total }
}

export async function getPromotion({ services, language }: MemberContext, ownerId: OwnerId, promotionId: string): Promise<PromotionView> {
  const row = await sql.findPromotion(services.db, ownerId, promotionId)
  if (!row) throw notFound()
  return loadPromotionView({ db: services.db, now: services.now() }, row, language)
}

/** Fails with CODE_TAKEN, DATES_CROSSED, UNKNOWN_SCOPE. */
export async function createPromotion(ctx: MemberContext, ownerId: OwnerId, input: PromotionInput): Promise<PromotionView> {
  return transact(ctx, async (tx) => {
    const row = { ...(await validateTerms(tx, ownerId, input)), ...newPromotionFields(tx, ownerId), pausedAt: null }
    if (!(await sql.insertPromotion(tx.db, row))) throw new Failure('CODE_TAKEN')
    return auditedView(tx, ctx, row, 'promotions.created')
  })
}

/** Fails like `createPromotion`, and with STALE and the current version. */
export async function updatePromotion(
  ctx: MemberContext,
  ownerId: OwnerId,
  { promotionId, version, ...input }: PromotionInput & { promotionId: string; version: number },
): Promise<PromotionView> {
  return changePromotion(ctx, ownerId, promotionId, 'promotions.changed', async (tx, row) => {
    if (row.version !== version) throw new Failure('STALE', { current: await loadPromotionView(tx, row, ctx.language) })
    const terms = await validateTerms(tx, ownerId, input)
    if (terms.code !== null && (await sql.isCodeTaken(tx.db, terms.code, promotionId))) throw new Failure('CODE_TAKEN')
    await sql.updatePromotion(tx.db, promotionId, terms)
  })
}

export async function pausePromotion(
  ctx: MemberContext,
  ownerId: OwnerId,
  { promotionId, paused }: { promotionId: string; paused: boolean },
) {
  return changePromotion(ctx, ownerId, promotionId, paused ? 'promotions.paused' : 'promotions.resumed', async (tx, row) => {
    if ((row.pausedAt !== null) !== paused) await sql.setPaused(tx.db, promotionId, paused ? tx.now : null)
  })
}

/** Copies a promotion with a new code. The copy is paused, so that it applies to nothing yet. */
export async function duplicatePromotion(ctx: MemberContext, ownerId: OwnerId, promotionId: string): Promise<PromotionView> {
  return transact(ctx, async (tx) => {
    const original = await sql.findPromotion(tx.db, ownerId, promotionId)
    if (!original) throw notFound()
    const code = original.code && `${original.code.slice(0, 26)}-${randomText(4).toUpperCase()}`
    const copy = { ...original, ...newPromotionFields(tx, ownerId), code, pausedAt: tx.now }
    if (!(await sql.insertPromotion(tx.db, copy))) throw new Error('a random code was taken')
    return auditedView(tx, ctx, copy, 'promotions.created')
  })
}

/** Deletes a promotion that no order used; archives it otherwise. */
export async function removePromotion(
  ctx: MemberContext,
  ownerId: OwnerId,
  promotionId: string,
): Promise<{ outcome: 'deleted' | 'archived'; uses: number }> {
  return transact(ctx, async (tx) => {
    const row = await sql.lockPromotion(tx.db, ownerId, promotionId)
    if (!row) throw notFound()
    const { uses } = await loadPromotionView(tx, row, ctx.language)
    const used = await wasEverUsed(tx.db, promotionId)
    if (used) await sql.archivePromotion(tx.db, promotionId, tx.now)
    else await sql.deletePromotion(tx.db, promotionId)
    await recordPlatformAction(tx, ctx, row, used ? 'promotions.archived' : 'promotions.deleted')
    return { outcome: used ? 'archived' : 'deleted', uses }
  })
}

async function changePromotion(
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

function newPromotionFields({ now }: Tx, workspaceId: OwnerId) {
  return { id: newId('promo'), workspaceId, uses: 0, archivedAt: null, createdAt: now, version: 1 }
}

async function auditedView(tx: Tx, ctx: MemberContext, row: sql.PromotionRow, action: Action): Promise<PromotionView> {
  await recordPlatformAction(tx, ctx, row, action)
  return loadPromotionView(tx, row, ctx.language)
}

/** Records actions on the platform's promotions only; vendors' promotions are not audited. */
async function recordPlatformAction(
  tx: Tx,
  { userId, client }: MemberContext,
  { id, workspaceId, name, code }: sql.PromotionRow,
  action: Action,
): Promise<void> {
  if (workspaceId !== null) return
  await recordAudit(tx, { actor: userId, action, resource: { type: 'promotion', id }, client, details: { name: name.en, code } })
}

async function loadPromotionView(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  row: sql.PromotionRow,
  language: OperationContext['language'],
): Promise<PromotionView> {
  const [view] = await toPromotionViews(db, [row], language, now)
  if (!view) throw notFound()
  return view
}
