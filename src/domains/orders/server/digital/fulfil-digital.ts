/** Gives out what is digital, as soon as the order is paid. */
import { shipAllocated } from '#domains/inventory/server/index.ts'
import { giveLicenseKeys, loadDigitalFiles } from '#domains/products/server/index.ts'
import { parcelDelivered } from '#events/orders.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type ActedBy, advancePart, type FullPart, linesForPart, lockFullOrder } from '../lock-order.ts'
import { loadOrderPayments } from '../order-payments.ts'
import { findOrder, type LineRow } from '../orders.sql.ts'
import { insertParcel, setDelivered } from '../parcels.sql.ts'
import { incrementLineCounts } from '../progress.sql.ts'
import { recordParcelStep } from '../record-parcel-step.ts'
import { toVariantQuantities, unsentUnits } from '../units.rules.ts'
import { insertDownloads } from './downloads.sql.ts'

const PLAZA: ActedBy = { actor: 'system', side: 'system' }
const NO_TRACKING = { carrier: '', trackingNumber: '', trackingUrl: null }

/** Delivers the digital lines of a paid order. Does nothing while it is unpaid or to be confirmed, and the second time. */
export async function fulfilDigital(tx: Tx, orderId: string): Promise<void> {
  // A card is paid before its order is written.
  if (!(await findOrder(tx.db, orderId))) return
  const open = await lockFullOrder(tx, orderId)
  if (open.order.confirmUntil !== null || !(await isPaid(tx, open.order))) return
  for (const part of open.parts) await fulfilPart(tx, { ...open, part })
}

async function isPaid(tx: Tx, order: { id: string; totalMinor: number }): Promise<boolean> {
  return order.totalMinor === 0 || (await loadOrderPayments(tx.db, order)).some(({ status }) => status === 'paid')
}

async function fulfilPart(tx: Tx, open: FullPart): Promise<void> {
  const { order, part } = open
  const lines = linesForPart(open).filter((line) => line.kind === 'digital' && unsentUnits(part.status, line) > 0)
  if (lines.length === 0) return
  const units = lines.map((line) => ({ position: line.position, quantity: unsentUnits(part.status, line) }))
  const { workspaceId, number: partNumber } = part
  const parcel = {
    id: newId('pcl'),
    workspaceId,
    orderId: order.id,
    partNumber,
    kind: 'digital',
    ...NO_TRACKING,
    shippedAt: tx.now,
  } as const
  await insertParcel(tx.db, parcel, units)
  await recordParcelStep(tx, parcel.id, 'Sent', PLAZA)
  await setDelivered(tx.db, parcel.id, tx.now)
  await recordParcelStep(tx, parcel.id, 'Delivered', PLAZA)
  await incrementLineCounts(tx.db, order.id, 'shipped', units)
  await shipAllocated(tx, toVariantQuantities(lines, units), { type: 'order', id: order.id })
  await giveOut(tx, lines, new Map(units.map(({ position, quantity }) => [position, quantity])))
  await advancePart(tx, order.id, partNumber, PLAZA)
  publish(tx, parcelDelivered({ orderId: order.id, number: partNumber, workspaceId, userId: order.userId, parcelId: parcel.id }))
}

/** Each file as often as its units allow, and a key per unit. */
async function giveOut(tx: Tx, lines: readonly LineRow[], quantities: ReadonlyMap<number, number>): Promise<void> {
  const files = Map.groupBy(
    await loadDigitalFiles(
      tx.db,
      lines.map(({ productId }) => productId),
    ),
    ({ productId }) => productId,
  )
  await insertDownloads(
    tx.db,
    lines.flatMap(({ workspaceId, orderId, position, productId, maxDownloads }) =>
      (files.get(productId) ?? []).map(({ id, name, key, bytes }) => ({
        workspaceId,
        orderId,
        position,
        fileId: id,
        name,
        key,
        bytes,
        perUnit: maxDownloads,
        units: quantities.get(position) ?? 0,
      })),
    ),
  )
  for (const { variantId, orderId, position, licenseKeys } of lines)
    if (licenseKeys) await giveLicenseKeys(tx, variantId, { orderId, position, quantity: quantities.get(position) ?? 0 })
}
