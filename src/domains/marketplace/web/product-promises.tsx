import type { ListingDetail } from '../contract.ts'
import { DeliveryPromise, HandoverPromise } from './delivery-promise.tsx'
import { FollowVendor } from './vendor/follow-vendor.tsx'
import { VendorBox } from './vendor-box.tsx'

/** Delivery, policies and the vendor. */
export default function ProductPromises({ product: { delivery, kind, vendor } }: { product: ListingDetail }) {
  return (
    <>
      {delivery ? (
        <DeliveryPromise delivery={delivery} policies={vendor.policies} />
      ) : (
        <HandoverPromise kind={kind} policies={vendor.policies} />
      )}
      <VendorBox vendor={vendor} />
      <div>
        <FollowVendor slug={vendor.slug} name={vendor.name} />
      </div>
    </>
  )
}
