/** The stock of variants with license keys: it is not typed, it are the free keys. */
import type { VendorProduct } from '#domains/catalog/server/index.ts'
import { DEFAULT_REORDER_POINT } from '#domains/inventory/contract.ts'
import { type adjustStock, loadStock } from '#domains/inventory/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadFiles } from './files.sql.ts'
import { countFreeKeys } from './license-keys.sql.ts'

type Adjustment = Parameters<typeof adjustStock>[2][number]

/** Keeps the units of variants whose keys count already, and starts to count those of the others. Only the reorder point is the vendor's. */
export async function toKeyStock(tx: Tx, before: VendorProduct | null, adjustments: readonly Adjustment[]): Promise<Adjustment[]> {
  const free = await countFreeKeys(
    tx.db,
    adjustments.map(({ variantId }) => variantId),
  )
  const counted = new Set(before?.licenseKeys ? before.variants.map(({ id }) => id) : [])
  return adjustments.map((adjustment) => {
    const onHand = free.get(adjustment.variantId) ?? 0
    const seen = counted.has(adjustment.variantId) ? onHand : null
    return { ...adjustment, to: { onHand, seen, reorderPoint: adjustment.to?.reorderPoint ?? DEFAULT_REORDER_POINT } }
  })
}

/** Fails with STOCK_PROMISED while keys are promised to orders and payments: the stock of the variants would forget it. */
export async function rejectPromisedKeys(tx: Tx, { variants }: VendorProduct): Promise<void> {
  const stock = await loadStock(
    tx.db,
    variants.map(({ id }) => id),
  )
  for (const { id, sku } of variants) {
    const promised = stock.get(id)?.promised ?? 0
    if (promised > 0) throw new Failure('STOCK_PROMISED', { sku, promised })
  }
}

export async function hasFiles(tx: Tx, product: { id: string } | null): Promise<boolean> {
  return product !== null && (await loadFiles(tx.db, [product.id])).length > 0
}
