/** How promotions are kept: a vendor's by its people, the platform's by administrators, whose acts are in the audit log. */
import { record } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import type { Total } from '#platform/server/total.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId, randomText } from '#platform/shared/ids.ts'
import type { PromotionState } from '../contract/states.ts'
import type { PromotionInput, PromotionView } from '../contract.ts'
import { promotionViews } from './promotion-view.ts'
import * as sql from './promotions.sql.ts'
import { wasEverUsed } from './redemptions.sql.ts'
import { termsOf } from './terms.ts'

type Action = `promotions.${'created' | 'changed' | 'paused' | 'resumed' | 'archived' | 'deleted'}`

/** Whose: a vendor's workspace, or (null) the platform. */
export type Whose = string | null

export async function listPromotions(
  { kernel, language }: Call,
  whose: Whose,
  { cursor, limit, q, state }: { cursor?: string | undefined; limit: number; q?: string | undefined; state?: PromotionState | undefined },
): Promise<{ items: PromotionView[]; nextCursor: string | null; total: Total }> {
  const filter = { workspaceId: whose, q, state, now: kernel.now() }
  const rows = await sql.pageOfPromotions(kernel.db, filter, cursor, limit)
  const total = await sql.countPromotions(kernel.db, filter)
  const { items, nextCursor } = pageOf(rows, limit, sql.LATEST, ({ createdAt, id }) => [createdAt.toISOString(), id])
  return { items: await promotionViews(kernel.db, items, language, filter.now), nextCursor, total }
}

export async function getPromotion({ kernel, language }: Call, whose: Whose, promotionId: string): Promise<PromotionView> {
  const row = await sql.promotionOf(kernel.db, whose, promotionId)
  if (!row) throw notFound()
  return viewOf({ db: kernel.db, now: kernel.now() }, row, language)
}

/** Fails with CODE_TAKEN, DATES_CROSSED, UNKNOWN_SCOPE. */
export async function createPromotion(call: Call, whose: Whose, input: PromotionInput): Promise<PromotionView> {
  return transact(call, async (tx) => {
    const row = { ...(await termsOf(tx, whose, input)), ...unused(tx, whose), pausedAt: null }
    if (!(await sql.insertPromotion(tx.db, row))) throw new Failure('CODE_TAKEN')
    return told(tx, call, row, 'promotions.created')
  })
}

/** Fails as creating does, and with STALE and how it is now. */
export async function updatePromotion(
  call: Call,
  whose: Whose,
  { promotionId, version, ...input }: PromotionInput & { promotionId: string; version: number },
): Promise<PromotionView> {
  return changePromotion(call, whose, promotionId, 'promotions.changed', async (tx, row) => {
    if (row.version !== version) throw new Failure('STALE', { current: await viewOf(tx, row, call.language) })
    const terms = await termsOf(tx, whose, input)
    if (terms.code !== null && (await sql.isCodeTaken(tx.db, terms.code, promotionId))) throw new Failure('CODE_TAKEN')
    await sql.updatePromotion(tx.db, promotionId, terms)
  })
}

export async function pausePromotion(call: Call, whose: Whose, { promotionId, paused }: { promotionId: string; paused: boolean }) {
  return changePromotion(call, whose, promotionId, paused ? 'promotions.paused' : 'promotions.resumed', async (tx, row) => {
    if ((row.pausedAt !== null) !== paused) await sql.setPaused(tx.db, promotionId, paused ? tx.now : null)
  })
}

/** A copy that nobody sees until it is let go on. */
export async function duplicatePromotion(call: Call, whose: Whose, promotionId: string): Promise<PromotionView> {
  return transact(call, async (tx) => {
    const original = await sql.promotionOf(tx.db, whose, promotionId)
    if (!original) throw notFound()
    const code = original.code && `${original.code.slice(0, 26)}-${randomText(4).toUpperCase()}`
    const copy = { ...original, ...unused(tx, whose), code, pausedAt: tx.now }
    if (!(await sql.insertPromotion(tx.db, copy))) throw new Error('a random code was taken')
    return told(tx, call, copy, 'promotions.created')
  })
}

/** What an order used stays known to it, out of sight. */
export async function removePromotion(
  call: Call,
  whose: Whose,
  promotionId: string,
): Promise<{ outcome: 'deleted' | 'archived'; uses: number }> {
  return transact(call, async (tx) => {
    const row = await sql.lockPromotion(tx.db, whose, promotionId)
    if (!row) throw notFound()
    const { uses } = await viewOf(tx, row, call.language)
    const used = await wasEverUsed(tx.db, promotionId)
    if (used) await sql.archivePromotion(tx.db, promotionId, tx.now)
    else await sql.deletePromotion(tx.db, promotionId)
    await audit(tx, call, row, used ? 'promotions.archived' : 'promotions.deleted')
    return { outcome: used ? 'archived' : 'deleted', uses }
  })
}

async function changePromotion(
  call: Call,
  whose: Whose,
  promotionId: string,
  action: Action,
  change: (tx: Tx, row: sql.PromotionRow) => Promise<void>,
): Promise<PromotionView> {
  return transact(call, async (tx) => {
    const row = await sql.lockPromotion(tx.db, whose, promotionId)
    if (!row || row.archivedAt) throw notFound()
    await change(tx, row)
    const changed = await sql.promotionOf(tx.db, whose, promotionId)
    if (!changed) throw notFound()
    return told(tx, call, changed, action)
  })
}

function unused({ now }: Tx, workspaceId: Whose) {
  return { id: newId('promo'), workspaceId, uses: 0, archivedAt: null, createdAt: now, version: 1 }
}

async function told(tx: Tx, call: Call, row: sql.PromotionRow, action: Action): Promise<PromotionView> {
  await audit(tx, call, row, action)
  return viewOf(tx, row, call.language)
}

/** Of the platform's own: a vendor's are its own business. */
async function audit(tx: Tx, { viewer, client }: Call, { id, workspaceId, name, code }: sql.PromotionRow, action: Action): Promise<void> {
  if (workspaceId !== null || viewer.kind !== 'member') return
  await record(tx, { actor: viewer.id, action, subject: { type: 'promotion', id }, client, details: { name: name.en, code } })
}

async function viewOf({ db, now }: Pick<Tx, 'db' | 'now'>, row: sql.PromotionRow, language: Call['language']): Promise<PromotionView> {
  const [view] = await promotionViews(db, [row], language, now)
  if (!view) throw notFound()
  return view
}
