import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { VariantStockView } from '../../contract.ts'
import { loadLotsOnHand } from '../lots/list-lots.sql.ts'
import { dayOf, stateOf } from '../lots/lots.rules.ts'
import { averageCost } from '../value.rules.ts'
import { toFigures } from './stock-figures.rules.ts'
import { loadVariantRows } from './stock-rows.sql.ts'
import { loadStockedVariants, toReference } from './variant-cards.ts'
import { loadAllocationsOf, loadBlockedOf, loadIncomingOf, loadTotals } from './variant-stock.sql.ts'

/** Lots that the page of a variant shows; the rest is in the list of lots. */
const MOST_LOTS = 100

/** Fails with NOT_FOUND if the variant is missing or another workspace's. */
export async function getStock(ctx: WorkspaceContext, { variantId }: { variantId: string }): Promise<VariantStockView> {
  const { db, now } = ctx.services
  return loadVariantStock({ db, now: now() }, variantId, ctx.language, ctx.membership.workspaceId)
}

/** Fails with NOT_FOUND if the variant is missing, and with `workspaceId` if it is another's. */
export async function loadVariantStock(
  { db, now }: { db: Db; now: Date },
  variantId: string,
  language: Language,
  workspaceId?: string,
): Promise<VariantStockView> {
  const variant = (await loadStockedVariants(db, [variantId], language, workspaceId)).get(variantId)
  if (!variant) throw notFound()
  const totals = (await loadTotals(db, variantId)) ?? { onHand: 0, allocated: 0, held: 0, valueMinor: 0, lots: 'none' as const }
  const { onHand, held, valueMinor, lots: tracking } = totals
  const rows = await loadVariantRows(db, variantId)
  const allocations = await loadAllocationsOf(db, variantId)
  const blocked = tracking === 'none' ? [] : await loadBlockedOf(db, variantId)
  const lots = tracking === 'none' ? [] : await loadLotsOnHand(db, variantId, MOST_LOTS)
  const expired = unitsOf(blocked)
  const allocated = totals.allocated - expired
  const arriving = await loadIncomingOf(db, variantId)
  const incoming = unitsOf(arriving)
  const available = onHand - allocated - expired - held
  const average = averageCost(totals)
  return {
    variant,
    tracking,
    total: {
      onHand,
      allocated,
      held,
      expired,
      available,
      incoming,
      inTransit: unitsOf(arriving.filter(({ referenceType }) => referenceType === 'transfer')),
      projected: available + incoming,
      value: money(valueMinor),
      averageCost: average === null ? null : money(average),
    },
    warehouses: rows.map((row) => {
      const blockedHere = unitsOf(blocked.filter(({ warehouseId }) => warehouseId === row.warehouseId))
      const figures = toFigures(row)
      return { warehouse: { id: row.warehouseId, name: row.warehouse }, ...figures, allocated: figures.allocated - blockedHere }
    }),
    allocations: allocations.map(({ referenceType, referenceId, warehouseId, warehouse, quantity, allocatedAt }) => ({
      reference: toReference({ type: referenceType, id: referenceId }),
      warehouse: { id: warehouseId, name: warehouse },
      quantity,
      since: allocatedAt.toISOString(),
    })),
    incoming: arriving.map(({ referenceType, referenceId, warehouseId, warehouse, quantity, expectedOn }) => ({
      reference: toReference({ type: referenceType, id: referenceId }),
      warehouse: { id: warehouseId, name: warehouse },
      quantity,
      expectedOn,
    })),
    lots: lots.flatMap(({ id, number, expiresOn, places }) =>
      places.map(({ warehouseId, warehouse, quantity }) => ({
        id,
        number,
        expiresOn,
        state: stateOf(expiresOn, dayOf(now)),
        warehouse: { id: warehouseId, name: warehouse },
        quantity,
      })),
    ),
  }
}

const unitsOf = (rows: readonly { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0)
