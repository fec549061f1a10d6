import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { VendorOrderView } from '../contract.ts'
import { lockVendorPart, vendorActor } from './lock-order.ts'
import { setTracking, type Tracking } from './parcels.sql.ts'
import { incrementPartVersion } from './progress.sql.ts'
import { recordParcelStep } from './record-parcel-step.ts'
import { getVendorOrder } from './vendor-order.ts'

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
