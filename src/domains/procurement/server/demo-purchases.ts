/** A year of Dar Amira's purchases, in every status: free-text lines, so that no stock changes. The last one is above the limit. */
import { findOwner } from '#domains/workspaces/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { OrderStatus } from '../contract/constants.ts'
import { loadLines, setClosed } from './lines.sql.ts'
import { recordChange } from './order-changes.ts'
import { dayOf } from './order-views.ts'
import { changeOrder, lockOrder } from './orders.sql.ts'
import { placeOrder } from './place-order.ts'
import { receiveLines } from './receive-lines.ts'
import { insertSupplier } from './suppliers.sql.ts'

const DAY_MS = 24 * 3600_000

const SUPPLIERS = {
  kilns: {
    name: 'Amman Kiln Service',
    contactName: 'Fadi Haddad',
    email: 'orders@amman-kilns.example',
    phone: '+962 6 555 0190',
    address: 'King Abdullah II Street 41\n11814 Amman\nJordan',
    language: 'ar',
    paymentTerms: '30 days net',
    leadTimeDays: 12,
  },
  oxides: {
    name: 'Levant Ceramic Supplies',
    contactName: 'Rima Sayegh',
    email: 'sales@levant-ceramics.example',
    phone: '+961 1 555 017',
    address: 'Armenia Street 88\nBeirut\nLebanon',
    language: 'en',
    paymentTerms: '14 days net',
    leadTimeDays: 9,
  },
} as const

type Line = readonly [name: string, quantity: number, priceMinor: number]
/** `received`: units of the first line that came; left out: all, if the status says so. */
type Purchase = {
  supplier: keyof typeof SUPPLIERS
  daysAgo: number
  status: OrderStatus
  lines: readonly Line[]
  received?: number
  byStaff?: true
}

const CLAY: Line = ['Stoneware clay, 12.5 kg', 24, 14_50]
const PURCHASES: readonly Purchase[] = [
  { supplier: 'oxides', daysAgo: 352, status: 'Fulfilled', lines: [CLAY, ['Feldspar, 25 kg', 2, 31_00]] },
  { supplier: 'kilns', daysAgo: 318, status: 'Fulfilled', lines: [['Thermocouple, type S', 1, 96_00]] },
  { supplier: 'oxides', daysAgo: 287, status: 'Fulfilled', lines: [CLAY, ['Tin oxide, 1 kg', 2, 42_00]] },
  { supplier: 'oxides', daysAgo: 231, status: 'Fulfilled', lines: [CLAY, ['Copper carbonate, 1 kg', 3, 18_50]] },
  { supplier: 'kilns', daysAgo: 196, status: 'Fulfilled', lines: [['Kiln element, set', 1, 310_00]] },
  { supplier: 'oxides', daysAgo: 164, status: 'Fulfilled', lines: [CLAY] },
  { supplier: 'oxides', daysAgo: 133, status: 'Cancelled', lines: [['Terracotta clay, 12.5 kg', 40, 11_20]] },
  { supplier: 'oxides', daysAgo: 102, status: 'Fulfilled', lines: [CLAY, ['Silica, 25 kg', 2, 24_00]] },
  { supplier: 'kilns', daysAgo: 71, status: 'Fulfilled', lines: [['Kiln wash, 5 kg', 4, 22_00]] },
  { supplier: 'oxides', daysAgo: 38, status: 'Fulfilled', lines: [CLAY, ['Iron oxide, 5 kg', 1, 27_00]] },
  { supplier: 'oxides', daysAgo: 12, status: 'PartiallyReceived', lines: [CLAY], received: 15 },
  { supplier: 'kilns', daysAgo: 6, status: 'Sent', lines: [['Cones, cone 6, box of 50', 6, 19_00]] },
  { supplier: 'oxides', daysAgo: 3, status: 'Approved', lines: [['Cobalt carbonate, 500 g', 2, 68_00]] },
  { supplier: 'oxides', daysAgo: 1.5, status: 'Draft', lines: [['Wax resist, 1 l', 3, 16_00]] },
  {
    supplier: 'kilns',
    daysAgo: 0.8,
    status: 'Pending',
    lines: [['Silicon carbide shelf, 50 × 50 cm', 12, 145_00]],
    byStaff: true,
  },
]

type Buying = { workspaceId: string; owner: string; suppliers: Readonly<Record<keyof typeof SUPPLIERS, string>> }

/** `workspaceOf` returns the workspace id of a vendor slug; `staffId` may buy. Call it when the limit is set. */
export async function seedOwnPurchases(
  tx: Tx,
  workspaceOf: (slug: string) => string | undefined,
  staffId: string | undefined,
): Promise<void> {
  const workspaceId = workspaceOf('dar-amira')
  const owner = workspaceId && (await findOwner(tx.db, workspaceId))
  if (!workspaceId || !owner || !staffId) return
  const suppliers = { kilns: newId('supplier'), oxides: newId('supplier') }
  const since = new Date(tx.now.getTime() - 360 * DAY_MS)
  for (const key of ['kilns', 'oxides'] as const) {
    const terms = { currency: 'USD', minUnits: null, notes: '' } as const
    await insertSupplier(tx.db, { ...SUPPLIERS[key], ...terms, workspaceId, id: suppliers[key], createdAt: since })
  }
  await tx.services.search.add(tx, 'supplier', Object.values(suppliers))
  for (const purchase of PURCHASES) {
    const then = { ...tx, now: new Date(tx.now.getTime() - purchase.daysAgo * DAY_MS) }
    await seedPurchase(then, tx, { workspaceId, owner, suppliers }, purchase, purchase.byStaff ? staffId : owner)
  }
}

async function seedPurchase(
  then: Tx,
  tx: Tx,
  { workspaceId, owner, suppliers }: Buying,
  purchase: Purchase,
  userId: string,
): Promise<void> {
  const { supplier, status, lines, received } = purchase
  const { leadTimeDays } = SUPPLIERS[supplier]
  const arrives = new Date(then.now.getTime() + leadTimeDays * DAY_MS)
  const orderId = await placeOrder(
    then,
    { workspaceId, userId, language: 'en' },
    {
      supplierId: suppliers[supplier],
      currency: 'USD',
      rateMicros: 1_000_000,
      expectedDate: dayOf(arrives),
      notes: '',
      items: lines.map(([name, qty, priceMinor]) => ({ id: null, variantId: null, name, qty, priceMinor, warehouseId: null })),
    },
  )
  if (status === 'Pending') return
  const approvedAt = status === 'Draft' || status === 'Cancelled' ? null : then.now
  const came = { ...tx, now: new Date(Math.min(tx.now.getTime(), arrives.getTime() - DAY_MS)) }
  const order = await lockOrder(tx.db, workspaceId, orderId)
  if (!order) return
  const ordered = await loadLines(tx.db, orderId)
  if (status === 'Fulfilled' || status === 'PartiallyReceived') {
    const units = ordered.map((line) => ({ line, quantity: received ?? line.quantity }))
    await receiveLines(came, owner, order, { receivedOn: dayOf(came.now), note: '', extraMinor: 0, lines: units })
  }
  if (status === 'Cancelled')
    await setClosed(
      tx.db,
      orderId,
      ordered.map(({ id }) => id),
      true,
    )
  await changeOrder(tx.db, orderId, { status, approvedAt })
  await recordChange(status === 'Fulfilled' ? came : then, owner, orderId, 'status', status)
}
