import { isShipped } from '#domains/catalog/contract.ts'
import { type ChosenLot, shipAllocated } from '#domains/inventory/server/index.ts'
import { parcelSent } from '#events/orders.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits, VendorOrderView } from '../contract.ts'
import { advancePart, linesForPart, vendorActor } from './lock-order.ts'
import { lockUnchangedPart } from './lock-unchanged-part.ts'
import { insertParcel, setParcelLots, type Tracking } from './parcels.sql.ts'
import { incrementLineCounts } from './progress.sql.ts'
import { recordParcelStep } from './record-parcel-step.ts'
import { resolveChosenUnits, toVariantQuantities, unsentUnits } from './units.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

type Parcel = Tracking & {
  number: string
  version?: number | undefined
  lines?: readonly ChosenUnits[] | undefined
  lots?: readonly ChosenLot[] | undefined
}

/**
 * Ships a parcel with the chosen or all remaining units and consumes their stock. Fails with NOT_SHIPPABLE and the remaining
 * units, with NOT_CONFIRMED while the order waits for a confirmation, and with INVALID_INPUT for `lots` that can't be shipped. The parcel
 * names the batches and serial numbers in it.
 */
export async function shipParcel(
  ctx: WorkspaceContext,
  { number, version, lines, lots, carrier, trackingNumber, trackingUrl }: Parcel,
): Promise<VendorOrderView> {
  await transact(ctx, async (tx) => {
    const open = await lockUnchangedPart(tx, ctx, number, version)
    const { order, part } = open
    if (order.confirmUntil !== null) throw new Failure('NOT_CONFIRMED')
    const own = linesForPart(open)
    // Files are given out after the payment, and services are provided.
    const left = own.map((line) => ({ position: line.position, left: isShipped(line.kind) ? unsentUnits(part.status, line) : 0 }))
    const choice = resolveChosenUnits(left, lines)
    if ('short' in choice) throw new Failure('NOT_SHIPPABLE', { lines: choice.short })

    const [orderId, workspaceId, partNumber] = [order.id, part.workspaceId, part.number]
    const parcel = {
      id: newId('pcl'),
      workspaceId,
      orderId,
      partNumber,
      kind: 'parcel',
      carrier,
      trackingNumber,
      trackingUrl,
      shippedAt: tx.now,
    } as const
    await insertParcel(tx.db, parcel, choice.units)
    await recordParcelStep(tx, parcel.id, 'Sent', vendorActor(ctx))
    await incrementLineCounts(tx.db, orderId, 'shipped', choice.units)
    const shipped = await shipAllocated(tx, toVariantQuantities(own, choice.units), { type: 'order', id: orderId }, lots)
    if (shipped.length > 0) await setParcelLots(tx.db, parcel.id, shipped)
    await advancePart(tx, orderId, partNumber, vendorActor(ctx))
    publish(tx, parcelSent({ orderId, number: partNumber, workspaceId, userId: order.userId, parcelId: parcel.id }))
    return {}
  })
  return getVendorOrder(ctx, { number })
}
