import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { VariantStockView } from '../../contract.ts'
import { averageCost } from '../value.rules.ts'
import { toFigures } from './stock-figures.rules.ts'
import { loadVariantRows } from './stock-rows.sql.ts'
import { loadStockedVariants, toReference } from './variant-cards.ts'
import { loadAllocationsOf, loadIncomingOf, loadTotals } from './variant-stock.sql.ts'

/** Fails with NOT_FOUND if the variant is missing or another workspace's. */
export async function getStock(ctx: WorkspaceContext, { variantId }: { variantId: string }): Promise<VariantStockView> {
  return loadVariantStock(ctx.services.db, variantId, ctx.language, ctx.membership.workspaceId)
}

/** Fails with NOT_FOUND if the variant is missing, and with `workspaceId` if it is another's. */
export async function loadVariantStock(db: Db, variantId: string, language: Language, workspaceId?: string): Promise<VariantStockView> {
  const variant = (await loadStockedVariants(db, [variantId], language, workspaceId)).get(variantId)
  if (!variant) throw notFound()
  const totals = (await loadTotals(db, variantId)) ?? { onHand: 0, allocated: 0, held: 0, valueMinor: 0 }
  const { onHand, allocated, held, valueMinor } = totals
  const rows = await loadVariantRows(db, variantId)
  const allocations = await loadAllocationsOf(db, variantId)
  const arriving = await loadIncomingOf(db, variantId)
  const incoming = unitsOf(arriving)
  const available = onHand - allocated - held
  const average = averageCost(totals)
  return {
    variant,
    total: {
      onHand,
      allocated,
      held,
      available,
      incoming,
      inTransit: unitsOf(arriving.filter(({ referenceType }) => referenceType === 'transfer')),
      projected: available + incoming,
      value: money(valueMinor),
      averageCost: average === null ? null : money(average),
    },
    warehouses: rows.map((row) => ({ warehouse: { id: row.warehouseId, name: row.warehouse }, ...toFigures(row) })),
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
    lots: [],
  }
}

const unitsOf = (rows: readonly { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0)
