import { shipAllocated } from '#domains/inventory/server/index.ts'
import { parcelDelivered } from '#events/orders.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits, VendorOrderView } from '../contract.ts'
import { advancePart, linesForPart, vendorActor } from './lock-order.ts'
import { lockUnchangedPart } from './lock-unchanged-part.ts'
import { collectOnDelivery } from './order-payments.ts'
import { hasArrived } from './order-states.rules.ts'
import { insertParcel, setDelivered } from './parcels.sql.ts'
import { incrementLineCounts } from './progress.sql.ts'
import { recordParcelStep } from './record-parcel-step.ts'
import { resolveChosenUnits, toVariantQuantities, unsentUnits } from './units.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

type Provided = { number: string; version?: number | undefined; lines?: readonly ChosenUnits[] | undefined }

/**
 * The vendor has provided services: their units are sent and delivered in one step, without a parcel. Fails with NOT_PROVIDABLE and the
 * units that are left, and with NOT_CONFIRMED.
 */
export async function provideService(ctx: WorkspaceContext, { number, version, lines }: Provided): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    const open = await lockUnchangedPart(tx, ctx, number, version)
    const { order, part } = open
    if (order.confirmUntil !== null) throw new Failure('NOT_CONFIRMED')
    const own = linesForPart(open)
    const left = own.map((line) => ({ position: line.position, left: line.kind === 'service' ? unsentUnits(part.status, line) : 0 }))
    const choice = resolveChosenUnits(left, lines)
    if ('short' in choice) throw new Failure('NOT_PROVIDABLE', { lines: choice.short })
    const [orderId, workspaceId, partNumber, by] = [order.id, part.workspaceId, part.number, vendorActor(ctx)]
    const tracking = { carrier: '', trackingNumber: '', trackingUrl: null }
    const parcel = { id: newId('pcl'), workspaceId, orderId, partNumber, kind: 'service', ...tracking, shippedAt: tx.now } as const
    await insertParcel(tx.db, parcel, choice.units)
    await recordParcelStep(tx, parcel.id, 'Sent', by)
    await setDelivered(tx.db, parcel.id, tx.now)
    await recordParcelStep(tx, parcel.id, 'Delivered', by)
    await incrementLineCounts(tx.db, orderId, 'shipped', choice.units)
    await shipAllocated(tx, toVariantQuantities(own, choice.units), { type: 'order', id: orderId })
    const { parts } = await advancePart(tx, orderId, partNumber, by)
    if (parts.every(({ status }) => hasArrived(status))) await collectOnDelivery(tx, order)
    publish(tx, parcelDelivered({ orderId, number: partNumber, workspaceId, userId: order.userId, parcelId: parcel.id }))
    return {}
  })
  return getVendorOrder(ctx, { number })
}
