/** A vendor fulfils a part: processing, shipping, delivery and tracking. */
import { shipAllocated } from '#domains/inventory/server/index.ts'
import { parcelDelivered, parcelSent } from '#events/orders.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits, VendorOrderView } from '../contract.ts'
import { advancePart, linesForPart, lockVendorPart, vendorActor } from './lock-order.ts'
import { lockUnchangedPart } from './lock-unchanged-part.ts'
import { collectOnDelivery } from './order-payments.ts'
import { hasArrived, ORDER_STATES } from './order-states.rules.ts'
import { insertParcel, setDelivered, setTracking, type Tracking } from './parcels.sql.ts'
import { incrementLineCounts, incrementPartVersion } from './progress.sql.ts'
import { recordParcelStep } from './record-parcel-step.ts'
import { resolveChosenUnits, toVariantQuantities, unsentUnits } from './units.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

/** Marks a part as processing. Fails with WRONG_STATUS unless the part is pending. */
export async function processPart(
  ctx: WorkspaceContext,
  { number, version }: { number: string; version?: number | undefined },
): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    const { order, part } = await lockUnchangedPart(tx, ctx, number, version)
    if (!ORDER_STATES.can(part.status, 'Processing')) throw new Failure('WRONG_STATUS', { status: part.status })
    await advancePart(tx, order.id, part.number, vendorActor(ctx), 'Processing')
    return {}
  })
  return getVendorOrder(ctx, { number })
}

type Parcel = Tracking & {
  number: string
  version?: number | undefined
  lines?: readonly ChosenUnits[] | undefined
}

/** Ships a parcel with the chosen or all remaining units and consumes their stock. Fails with NOT_SHIPPABLE and the remaining units. */
export async function shipParcel(
  ctx: WorkspaceContext,
  { number, version, lines, carrier, trackingNumber, trackingUrl }: Parcel,
): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    const open = await lockUnchangedPart(tx, ctx, number, version)
    const { order, part } = open
    const own = linesForPart(open)
    // Cancellable units and shippable units are the same: those that have not left.
    const left = own.map((line) => ({ position: line.position, left: unsentUnits(part.status, line) }))
    const choice = resolveChosenUnits(left, lines)
    if ('short' in choice) throw new Failure('NOT_SHIPPABLE', { lines: choice.short })

    const [orderId, workspaceId, partNumber] = [order.id, part.workspaceId, part.number]
    const parcel = { id: newId('pcl'), workspaceId, orderId, partNumber, carrier, trackingNumber, trackingUrl, shippedAt: tx.now }
    await insertParcel(tx.db, parcel, choice.units)
    await recordParcelStep(tx, parcel.id, 'Sent', vendorActor(ctx))
    await incrementLineCounts(tx.db, orderId, 'shipped', choice.units)
    await shipAllocated(tx, toVariantQuantities(own, choice.units), { type: 'order', id: orderId })
    await advancePart(tx, orderId, partNumber, vendorActor(ctx))
    publish(tx, parcelSent({ orderId, number: partNumber, workspaceId, parcelId: parcel.id }))
    return {}
  })
  return getVendorOrder(ctx, { number })
}

/** Marks a parcel as delivered. A second call changes nothing. */
export async function deliverParcel(
  ctx: WorkspaceContext,
  { number, parcelId }: { number: string; parcelId: string },
): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    const { order, part } = await lockVendorPart(tx, ctx, number)
    const parcel = part.parcels.find(({ id }) => id === parcelId)
    if (!parcel) throw notFound()
    if (!parcel.deliveredAt) {
      await setDelivered(tx.db, parcelId, tx.now)
      await recordParcelStep(tx, parcelId, 'Delivered', vendorActor(ctx))
      const { parts } = await advancePart(tx, order.id, part.number, vendorActor(ctx))
      if (parts.every(({ status }) => hasArrived(status))) await collectOnDelivery(tx, order)
      publish(tx, parcelDelivered({ orderId: order.id, number: part.number, workspaceId: part.workspaceId, parcelId }))
    }
    return {}
  })
  return getVendorOrder(ctx, { number })
}

type NewTracking = Tracking & { number: string; parcelId: string }

/** Corrects carrier or tracking number. Fails with WRONG_STATUS after delivery. */
export async function trackParcel(ctx: WorkspaceContext, { number, parcelId, ...tracking }: NewTracking): Promise<VendorOrderView> {
  const { carrier, trackingNumber, trackingUrl } = tracking
  await transact(ctx, async (tx) => {
    const { order, part } = await lockVendorPart(tx, ctx, number)
    const parcel = part.parcels.find(({ id }) => id === parcelId)
    if (!parcel) throw notFound()
    if (parcel.deliveredAt) throw new Failure('WRONG_STATUS', { status: 'Delivered' })
    await setTracking(tx.db, parcelId, { carrier, trackingNumber, trackingUrl })
    await recordParcelStep(tx, parcelId, 'Tracked', vendorActor(ctx))
    await incrementPartVersion(tx.db, order.id, part.number)
    return {}
  })
  return getVendorOrder(ctx, { number })
}
