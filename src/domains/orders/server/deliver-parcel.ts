import { parcelDelivered } from '#events/orders.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { VendorOrderView } from '../contract.ts'
import { advancePart, lockVendorPart, vendorActor } from './lock-order.ts'
import { collectOnDelivery } from './order-payments.ts'
import { hasArrived } from './order-states.rules.ts'
import { setDelivered } from './parcels.sql.ts'
import { recordParcelStep } from './record-parcel-step.ts'
import { getVendorOrder } from './vendor-order.ts'

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
      publish(
        tx,
        parcelDelivered({ orderId: order.id, number: part.number, workspaceId: part.workspaceId, userId: order.userId, parcelId }),
      )
    }
    return {}
  })
  return getVendorOrder(ctx, { number })
}
