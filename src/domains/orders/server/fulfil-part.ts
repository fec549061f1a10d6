/** What a vendor does to get a part to its shopper. */
import { shipAllocated } from '#domains/inventory/server/index.ts'
import { parcelDelivered, parcelSent } from '#facts/orders.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits, VendorOrderView } from '../contract.ts'
import { linesOfPart, moveOn, openVendorsPart, vendorSide } from './open-order.ts'
import { openUnchanged } from './open-unchanged.ts'
import { collectAtTheDoor } from './order-payments.ts'
import { canBecome, hasArrived } from './order-states.rules.ts'
import { insertParcel, setDelivered, setTracking, type Tracking } from './parcels.sql.ts'
import { countUnits, raiseVersion } from './progress.sql.ts'
import { rememberParcel } from './remember-parcel.ts'
import { chosenOf, goodsOf, unsentUnits } from './units.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

/** The vendor begins to pack. Fails with WRONG_STATUS unless the part waits. */
export async function processPart(
  call: Call,
  { number, version }: { number: string; version?: number | undefined },
): Promise<VendorOrderView> {
  await transact(call, async (tx) => {
    const { order, part } = await openUnchanged(tx, call, number, version)
    if (!canBecome(part.status, 'Processing')) throw new Failure('WRONG_STATUS', { status: part.status })
    await moveOn(tx, order.id, part.number, vendorSide(call), 'Processing')
    return {}
  })
  return getVendorOrder(call, { number })
}

type Parcel = Tracking & {
  number: string
  version?: number | undefined
  lines?: readonly ChosenUnits[] | undefined
}

/** A parcel leaves, with units of lines or all that is left; its stock is consumed. Fails with NOT_SHIPPABLE and what is left to send. */
export async function shipParcel(
  call: Call,
  { number, version, lines, carrier, trackingNumber, trackingUrl }: Parcel,
): Promise<VendorOrderView> {
  await transact(call, async (tx) => {
    const open = await openUnchanged(tx, call, number, version)
    const { order, part } = open
    const own = linesOfPart(open)
    // What can still be cancelled is what can still be sent.
    const left = own.map((line) => ({ position: line.position, left: unsentUnits(part.status, line) }))
    const choice = chosenOf(left, lines)
    if ('short' in choice) throw new Failure('NOT_SHIPPABLE', { lines: choice.short })

    const [orderId, workspaceId, partNumber] = [order.id, part.workspaceId, part.number]
    const parcel = { id: newId('pcl'), workspaceId, orderId, partNumber, carrier, trackingNumber, trackingUrl, shippedAt: tx.now }
    await insertParcel(tx.db, parcel, choice.units)
    await rememberParcel(tx, parcel.id, 'Sent', vendorSide(call))
    await countUnits(tx.db, orderId, 'shipped', choice.units)
    await shipAllocated(tx, goodsOf(own, choice.units), { type: 'order', id: orderId })
    await moveOn(tx, orderId, partNumber, vendorSide(call))
    announce(tx, parcelSent({ orderId, number: partNumber, workspaceId, parcelId: parcel.id }))
    return {}
  })
  return getVendorOrder(call, { number })
}

/** A parcel arrived. Said twice it stays as it was. */
export async function deliverParcel(call: Call, { number, parcelId }: { number: string; parcelId: string }): Promise<VendorOrderView> {
  await transact(call, async (tx) => {
    const { order, part } = await openVendorsPart(tx, call, number)
    const parcel = part.parcels.find(({ id }) => id === parcelId)
    if (!parcel) throw notFound()
    if (!parcel.deliveredAt) {
      await setDelivered(tx.db, parcelId, tx.now)
      await rememberParcel(tx, parcelId, 'Delivered', vendorSide(call))
      const { parts } = await moveOn(tx, order.id, part.number, vendorSide(call))
      if (parts.every(({ status }) => hasArrived(status))) await collectAtTheDoor(tx, order)
      announce(tx, parcelDelivered({ orderId: order.id, number: part.number, workspaceId: part.workspaceId, parcelId }))
    }
    return {}
  })
  return getVendorOrder(call, { number })
}

type NewTracking = Tracking & { number: string; parcelId: string }

/** A slip of the pen in carrier or number. Fails with WRONG_STATUS once the parcel arrived. */
export async function trackParcel(call: Call, { number, parcelId, ...tracking }: NewTracking): Promise<VendorOrderView> {
  const { carrier, trackingNumber, trackingUrl } = tracking
  await transact(call, async (tx) => {
    const { order, part } = await openVendorsPart(tx, call, number)
    const parcel = part.parcels.find(({ id }) => id === parcelId)
    if (!parcel) throw notFound()
    if (parcel.deliveredAt) throw new Failure('WRONG_STATUS', { status: 'Delivered' })
    await setTracking(tx.db, parcelId, { carrier, trackingNumber, trackingUrl })
    await rememberParcel(tx, parcelId, 'Tracked', vendorSide(call))
    await raiseVersion(tx.db, order.id, part.number)
    return {}
  })
  return getVendorOrder(call, { number })
}
