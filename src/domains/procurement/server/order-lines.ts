import { loadVariantsForSale, type SaleVariant } from '#domains/catalog/server/index.ts'
import { defaultWarehouse, requireWarehouses } from '#domains/inventory/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import type { LineInput } from '../contract.ts'
import type { LineRow } from './lines.sql.ts'
import { loadOffersOf } from './supplier-items.sql.ts'

/** The product's name with the values of its options. */
export function nameOf({ name, options }: Pick<SaleVariant, 'name' | 'options'>): string {
  return [name, ...options.map(({ label }) => label)].join(' · ')
}

type Target = { orderId: string; workspaceId: string; supplierId: string; language: Language; known: readonly LineRow[] }

/**
 * Lines with names, SKUs and warehouses. A line that keeps its variant keeps its name too. Fails with NOT_FOUND for a line of another order
 * or an unknown warehouse,
 * UNKNOWN_VARIANT, NAME_MISSING, LINE_RECEIVED, LINE_BILLED.
 */
export async function toLineRows(
  tx: Tx,
  { orderId, workspaceId, supplierId, language, known }: Target,
  items: readonly LineInput[],
): Promise<LineRow[]> {
  const earlier = new Map(known.map((line) => [line.id, line]))
  const variantIds = items.flatMap(({ variantId }) => variantId ?? [])
  const variants = await loadVariantsForSale(tx.db, variantIds, language)
  const offers = await loadOffersOf(tx.db, supplierId, variantIds)
  const main = await defaultWarehouse(tx, workspaceId)
  const chosen = items.map(({ variantId, warehouseId }) => (variantId === null ? null : (warehouseId ?? main)))
  await requireWarehouses(
    tx,
    workspaceId,
    chosen.filter((id) => id !== null),
  )
  const rows = items.map((item, position) => {
    const before = item.id === null ? undefined : earlier.get(item.id)
    if (item.id !== null && !before) throw notFound()
    if (before) earlier.delete(before.id)
    const keepsVariant = before !== undefined && before.variantId === item.variantId
    if (before && before.received + before.closed > 0 && (!keepsVariant || item.qty + before.replacing < before.received + before.closed))
      throw new Failure('LINE_RECEIVED', { position })
    const about = keepsVariant && item.variantId !== null ? before : aboutItem(item, position, variants, workspaceId)
    const { variantId, productId, sku, name } = about
    const { received = 0, closed = 0, billed = 0, replacing = 0 } = before ?? {}
    const id = before?.id ?? newId('pol')
    return {
      id,
      orderId,
      position,
      variantId,
      productId,
      sku,
      supplierSku: offers.get(variantId ?? '')?.supplierSku ?? '',
      name,
      quantity: item.qty,
      priceMinor: item.priceMinor,
      received,
      closed,
      billed,
      replacing,
      warehouseId: chosen[position] ?? null,
    }
  })
  const removed = [...earlier.values()].find(({ received }) => received > 0)
  if (removed) throw new Failure('LINE_RECEIVED', { position: removed.position })
  const charged = [...earlier.values()].find(({ billed }) => billed > 0)
  if (charged) throw new Failure('LINE_BILLED', { position: charged.position })
  return rows
}

type About = Pick<LineRow, 'variantId' | 'productId' | 'sku' | 'name'>

function aboutItem(
  { variantId, name }: LineInput,
  position: number,
  variants: ReadonlyMap<string, SaleVariant>,
  workspaceId: string,
): About {
  if (variantId === null) {
    if (name === '') throw new Failure('NAME_MISSING', { position })
    return { variantId, productId: null, sku: '', name }
  }
  const variant = variants.get(variantId)
  if (!variant || variant.workspaceId !== workspaceId || variant.bundleParts.length > 0) throw new Failure('UNKNOWN_VARIANT', { position })
  return { variantId, productId: variant.productId, sku: variant.sku, name: nameOf(variant) }
}
