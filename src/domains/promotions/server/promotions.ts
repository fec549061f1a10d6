import { notFound } from '#platform/server/failure.ts'
import type { MemberContext, OperationContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { PromotionState } from '../contract/states.ts'
import type { PromotionView } from '../contract.ts'
import { toPromotionViews } from './promotion-views.ts'
import * as sql from './promotions.sql.ts'

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

export async function loadPromotionView(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  row: sql.PromotionRow,
  language: OperationContext['language'],
): Promise<PromotionView> {
  const [view] = await toPromotionViews(db, [row], language, now)
  if (!view) throw notFound()
  return view
}
