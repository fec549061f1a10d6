/** Demo data of the inventory: warehouses, batches and serial numbers, goods that were sent between warehouses, and goods that still are. */
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { TRANSFER_DELAY_MS } from '../contract.ts'
import { loadItems } from './adjust-stock.sql.ts'
import { updateReorderPoint } from './changes/changes.sql.ts'
import { changeTracking } from './lots/change-tracking.ts'
import { dayAfter, dayOf, type NamedLot } from './lots/lots.rules.ts'
import { lockStockRows } from './moves.sql.ts'
import { completeTransfer } from './transfers/complete-transfer.ts'
import { initiateTransfer } from './transfers/initiate-transfer.ts'
import { defaultWarehouse } from './warehouses/default-warehouse.ts'
import { insertWarehouse, updateWarehouse } from './warehouses/warehouses.sql.ts'

const DAY_MS = 86_400_000
/** The quantities below are sent if so many units are there, and proportionally fewer otherwise. */
const AMPLE = 14
const SENT_GOODS = 5

type Place = { name: string; location: string; country: string }

/** The default warehouse first. */
const PLACES: Readonly<Record<string, readonly [Place, Place, Place]>> = {
  'plaza-house': [
    { name: 'Main', location: 'Cuenca, Ecuador', country: 'EC' },
    { name: 'Harbor depot', location: 'Manta, Ecuador', country: 'EC' },
    { name: 'Madrid pick-up', location: 'Madrid, Spain', country: 'ES' },
  ],
  'dar-amira': [
    { name: 'Main', location: 'Amman, Jordan', country: 'JO' },
    { name: 'Rainbow Street shop', location: 'Amman, Jordan', country: 'JO' },
    { name: 'Valencia depot', location: 'Valencia, Spain', country: 'ES' },
  ],
}

/** `days`: until a batch expires; negative: since then. `share`: of the units that are there; the last batch has the rest. */
type Batch = { number: string; days: number | null; share: number }

const BATCHES: Readonly<Record<string, readonly Batch[]>> = {
  'HSE-MANCHEGO': [
    { number: 'M-0412', days: -3, share: 0.05 },
    { number: 'M-0518', days: 19, share: 0.35 },
    { number: 'M-0603', days: 62, share: 1 },
  ],
  'DAR-OIL': [
    { number: 'OIL-25-A', days: 24, share: 0.25 },
    { number: 'OIL-25-B', days: 410, share: 1 },
  ],
}
/** Goods with serial numbers, and how these begin. */
const SERIALS: Readonly<Record<string, string>> = { 'HSE-LAMP-FOREST': 'LF-70', 'DAR-MOON-IVORY': 'MOON-' }

type Seeded = { slug: string; workspaceId: string; ownerId: string; variantIds: readonly string[] }

/** A shop without places here keeps its one warehouse. */
export async function seedWarehouses(tx: Tx, { slug, workspaceId, ownerId, variantIds }: Seeded): Promise<void> {
  const places = PLACES[slug]
  if (!places) return
  const main = await defaultWarehouse(tx, workspaceId)
  const [first, ...others] = places.map((place) => ({ ...place, region: '', postalCode: '' }))
  if (first) await updateWarehouse(tx.db, main, first)
  await tx.services.search.refresh(tx, 'warehouse', [main])
  await seedLots(tx, { ownerId, main, variantIds })
  const ids: string[] = []
  for (const [index, place] of others.entries()) {
    const id = newId('wh')
    ids.push(id)
    await insertWarehouse(tx.db, { ...place, id, workspaceId, priority: index + 2, isDefault: false, createdAt: tx.now })
  }
  await tx.services.search.add(tx, 'warehouse', ids)
  const [near, far] = ids
  const goods = await findMostOf(tx, main, variantIds)
  if (!near || !far) return
  const send = async (daysAgo: number, to: string, note: string, units: readonly (readonly [index: number, quantity: number])[]) => {
    const items = units.map(([index, quantity]) => {
      const { variantId = '', free = 0 } = goods[index] ?? {}
      return { variantId, quantity: Math.ceil((quantity * Math.min(free, AMPLE)) / AMPLE) }
    })
    const then = { ...tx, now: new Date(tx.now.getTime() - daysAgo * DAY_MS) }
    const id = await initiateTransfer(then, workspaceId, ownerId, { fromWarehouseId: main, toWarehouseId: to, items, note })
    const due = new Date(then.now.getTime() + TRANSFER_DELAY_MS)
    if (due < tx.now) await completeTransfer({ ...tx, now: due }, id)
  }
  await send(9, near, 'For the counter', [
    [0, 8],
    [1, 6],
    [2, 4],
  ])
  await send(3, far, 'For orders from Spain', [
    [1, 5],
    [3, 9],
  ])
  await send(0, near, '', [[4, 6]])
  for (const [index, warehouseId, reorderPoint] of [
    [1, near, 10],
    [2, near, 20],
    [3, far, 5],
  ] as const)
    await updateReorderPoint(tx.db, { variantId: goods[index]?.variantId ?? '', warehouseId, reorderPoint })
}

/** Cheese and oil are kept in batches, and some goods have serial numbers. */
async function seedLots(tx: Tx, { ownerId, main, variantIds }: { ownerId: string; main: string; variantIds: readonly string[] }) {
  for (const [variantId, stock] of await lockStockRows(tx.db, variantIds)) {
    const lots = openingLots(stock, dayOf(tx.now))
    const to = SERIALS[stock.sku] === undefined ? 'batch' : 'serial'
    if (lots.length > 0) await changeTracking(tx, { ...stock, variantId }, to, { actor: ownerId, opening: [{ warehouseId: main, lots }] })
  }
}

function openingLots({ sku, onHand }: { sku: string; onHand: number }, today: string): NamedLot[] {
  const prefix = SERIALS[sku]
  if (prefix !== undefined)
    return Array.from({ length: onHand }, (_, at) => ({ number: `${prefix}${String(at + 1).padStart(3, '0')}`, quantity: 1 }))
  let left = onHand
  return (BATCHES[sku] ?? []).flatMap(({ number, days, share }) => {
    const quantity = Math.min(left, Math.ceil(onHand * share))
    left -= quantity
    return quantity > 0 ? [{ number, quantity, expiresOn: days === null ? null : dayAfter(today, days) }] : []
  })
}

/** The goods with most units in the warehouse: no bundles, keys or services. */
async function findMostOf(tx: Tx, warehouseId: string, variantIds: readonly string[]) {
  const variants = await loadVariantsForSale(tx.db, variantIds, FALLBACK_LANGUAGE)
  const isSent = (id: string) => variants.get(id)?.kind === 'goods' && variants.get(id)?.bundleParts.length === 0
  return (await loadItems(tx.db, variantIds))
    .filter((item) => item.warehouseId === warehouseId && isSent(item.variantId))
    .toSorted((one, other) => other.free - one.free)
    .slice(0, SENT_GOODS)
}
