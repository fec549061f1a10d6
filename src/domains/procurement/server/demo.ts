/**
 * Demo suppliers and purchase orders of Dar Amira: one Pending, one Fulfilled (spec §4), and one that a linked supplier confirmed. The
 * fulfilled one has no goods, so no stock changes.
 */
import { findVendorProducts, loadVariants } from '#domains/catalog/server/index.ts'
import { findOwner } from '#domains/workspaces/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { OrderStatus } from '../contract/constants.ts'
import type { LineInput } from '../contract.ts'
import { billStates } from './bill-states.rules.ts'
import { addBilled, insertBill } from './bills.sql.ts'
import { seedLinkedSupplier } from './demo-linked-supplier.ts'
import { refreshIncoming } from './goods.ts'
import { loadLines, saveLines } from './lines.sql.ts'
import { billTotal, numberKey } from './match-bill.rules.ts'
import { totalOf } from './order.rules.ts'
import { recordChange } from './order-changes.ts'
import { toLineRows } from './order-lines.ts'
import { insertWithNumber } from './order-numbers.ts'
import { dayOf } from './order-views.ts'
import { changeOrder, lockOrder } from './orders.sql.ts'
import { receiveLines } from './receive-lines.ts'
import { saveItem } from './supplier-items.sql.ts'
import { insertSupplier } from './suppliers.sql.ts'

const DAY_MS = 24 * 3600_000

const CLAY = {
  name: 'Granada Clay Works',
  contactName: 'Lucía Ortega',
  email: 'orders@granada-clay.example',
  phone: '+34 958 000 000',
  address: 'Calle Real 12\n18001 Granada\nSpain',
  language: 'es',
  currency: 'USD',
  paymentTerms: '30 days net',
  leadTimeDays: 10,
  minUnits: null,
  notes: '',
} as const
const BOXES = {
  ...CLAY,
  name: 'Box & Twine',
  contactName: 'Tom Reid',
  email: 'sales@box-twine.example',
  phone: '',
  address: '',
  language: 'en',
  leadTimeDays: 4,
} as const

/** `workspaceOf` returns the workspace id of a vendor slug. */
export async function seedProcurement(tx: Tx, workspaceOf: (slug: string) => string | undefined): Promise<void> {
  const workspaceId = workspaceOf('dar-amira')
  const owner = workspaceId && (await findOwner(tx.db, workspaceId))
  if (!workspaceId || !owner) return
  const before = (days: number): Tx => ({ ...tx, now: new Date(tx.now.getTime() - days * DAY_MS) })
  const clay = newId('supplier')
  const boxes = newId('supplier')
  await insertSupplier(tx.db, { ...CLAY, workspaceId, id: clay, createdAt: before(380).now })
  await insertSupplier(tx.db, { ...BOXES, workspaceId, id: boxes, createdAt: before(355).now })
  const { items: products } = await findVendorProducts(tx.db, { workspaceId }, { sort: 'name', limit: 1 })
  const [variant] = await loadVariants(
    tx.db,
    products.map(({ id }) => id),
  )
  if (variant) {
    const price = { currency: 'USD', minUnits: 12, packSize: 6, leadTimeDays: null } as const
    await saveItem(
      tx.db,
      { workspaceId, supplierId: clay, variantId: variant.id },
      { ...price, supplierSku: 'GCW-118', priceMinor: 450, preferred: true },
    )
    await saveItem(
      tx.db,
      { workspaceId, supplierId: boxes, variantId: variant.id },
      { ...price, supplierSku: 'BT-4', priceMinor: 520, preferred: false },
    )
  }
  await tx.services.search.add(tx, 'supplier', [clay, boxes])
  const place = (then: Tx) => (supplierId: string, days: number, lines: LineInput[]) =>
    seedOrder(then, { workspaceId, owner, supplierId, days }, lines)
  if (variant) await place(before(2))(clay, 7, [{ id: null, variantId: variant.id, name: '', qty: 24, priceMinor: 450, warehouseId: null }])
  const packed = await place(before(20))(boxes, 4, [
    { id: null, variantId: null, name: 'Shipping boxes 30 × 20 × 20 cm', qty: 200, priceMinor: 65, warehouseId: null },
    { id: null, variantId: null, name: 'Cotton twine 100 m', qty: 10, priceMinor: 420, warehouseId: null },
  ])
  await fulfil(before(17), workspaceId, owner, packed)
  const linkedWorkspaceId = workspaceOf('plaza-house')
  if (linkedWorkspaceId) await seedLinkedSupplier(before(3), { workspaceId, owner, linkedWorkspaceId }, place(before(3)))
  await seedBill(before(15), workspaceId, owner, packed)
}

type Placed = { workspaceId: string; owner: string; supplierId: string; days: number }

async function seedOrder(tx: Tx, { workspaceId, owner, supplierId, days }: Placed, items: LineInput[]): Promise<string> {
  const id = newId('po')
  const status: OrderStatus = 'Pending'
  const lines = await toLineRows(tx, { orderId: id, workspaceId, supplierId, language: 'en', known: [] }, items)
  const totalMinor = totalOf(lines)
  const expectedOn = dayOf(new Date(tx.now.getTime() + days * DAY_MS))
  const terms = { currency: 'USD', rateMicros: 1_000_000, expectedOn, notes: '', totalMinor, baseMinor: totalMinor } as const
  await insertWithNumber(tx, { ...terms, id, workspaceId, supplierId, author: owner, termsBy: owner, status, createdAt: tx.now })
  await saveLines(tx.db, id, lines)
  await refreshIncoming(tx, workspaceId, id)
  await tx.services.search.add(tx, 'purchaseOrder', [id])
  await recordChange(tx, owner, id, 'created', status)
  return id
}

async function fulfil(tx: Tx, workspaceId: string, owner: string, orderId: string): Promise<void> {
  const order = await lockOrder(tx.db, workspaceId, orderId)
  if (!order) return
  const lines = (await loadLines(tx.db, orderId)).map((line) => ({ line, quantity: line.quantity }))
  await receiveLines(tx, owner, order, { receivedOn: dayOf(tx.now), note: '', extraMinor: 0, lines })
  await changeOrder(tx.db, orderId, { status: 'Fulfilled', approvedAt: tx.now })
  await recordChange(tx, owner, orderId, 'status', 'Fulfilled')
}

/** The boxes cost more than was ordered, so that a bill that doesn't match is shown. */
async function seedBill(tx: Tx, workspaceId: string, owner: string, orderId: string): Promise<void> {
  const order = await lockOrder(tx.db, workspaceId, orderId)
  if (!order) return
  const lines = (await loadLines(tx.db, orderId)).map(({ id, name, quantity, priceMinor }, at) => ({
    lineId: id,
    name,
    quantity,
    priceMinor: at === 0 ? priceMinor + 3 : priceMinor,
  }))
  const id = newId('bill')
  const totalMinor = billTotal(lines, 0)
  const about = { workspaceId, id, orderId, supplierId: order.supplierId, currency: order.currency, enteredBy: owner, createdAt: tx.now }
  const number = 'BT-2026-0412'
  const dueOn = dayOf(new Date(tx.now.getTime() + 30 * DAY_MS))
  const bill = {
    ...about,
    number,
    numberKey: numberKey(number),
    billedOn: dayOf(tx.now),
    dueOn,
    otherMinor: 0,
    totalMinor,
    baseMinor: totalMinor,
  }
  await insertBill(
    tx.db,
    { ...bill, status: billStates.first, note: '' },
    lines.map((line, position) => ({ ...line, billId: id, position })),
  )
  await addBilled(tx.db, lines)
}
