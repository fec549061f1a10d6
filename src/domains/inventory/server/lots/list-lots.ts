import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import type { LotRow, LotSort } from '../../contract.ts'
import { loadStockedVariants } from '../reads/variant-cards.ts'
import { findLot, type ListedLot, type LotFilter, listLotRows } from './list-lots.sql.ts'
import { dayAfter, dayOf, stateOf } from './lots.rules.ts'

type LotQuery = Omit<LotFilter, 'workspaceId' | 'expiresBy' | 'today'> & {
  expiresWithin?: number | undefined
  sort: LotSort
  cursor?: string | undefined
  limit: number
}

export async function listLots(
  { services, membership: { workspaceId }, language }: WorkspaceContext,
  { sort, cursor, limit, expiresWithin, ...filter }: LotQuery,
): Promise<{ items: LotRow[]; nextCursor: string | null; total: Total }> {
  const today = dayOf(services.now())
  const expiresBy = expiresWithin === undefined ? undefined : dayAfter(today, expiresWithin)
  const { items, nextCursor, total } = await listLotRows(services.db, { ...filter, workspaceId, today, expiresBy }, { sort, cursor, limit })
  return { items: await toLotRows(services.db, items, today, language), nextCursor, total }
}

/** Fails with NOT_FOUND if it is missing or another workspace's. */
export async function getLot(ctx: WorkspaceContext, { lotId }: { lotId: string }): Promise<LotRow> {
  const { db, now } = ctx.services
  const lot = await findLot(db, ctx.membership.workspaceId, lotId)
  const [row] = lot ? await toLotRows(db, [lot], dayOf(now()), ctx.language) : []
  if (!row) throw notFound()
  return row
}

async function toLotRows(db: Db, lots: readonly ListedLot[], today: string, language: Language): Promise<LotRow[]> {
  const variants = await loadStockedVariants(
    db,
    lots.map(({ variantId }) => variantId),
    language,
  )
  return lots.map(({ id, variantId, number, madeOn, expiresOn, createdAt, places }) => ({
    id,
    number,
    variant: variants.get(variantId) ?? null,
    madeOn,
    expiresOn,
    state: stateOf(expiresOn, today),
    units: places.reduce((sum, { quantity }) => sum + quantity, 0),
    places: places.map(({ warehouseId, warehouse, quantity }) => ({ warehouse: { id: warehouseId, name: warehouse }, quantity })),
    createdAt: createdAt.toISOString(),
  }))
}
