import type { ListingDetail } from '../contract.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import { VendorBox } from './vendor-box.tsx'

/** Delivery, policies and the vendor. */
export default function ProductPromises({ product: { delivery, vendor } }: { product: ListingDetail }) {
  return (
    <>
      <DeliveryPromise delivery={delivery} policies={vendor.policies} />
      <VendorBox vendor={vendor} />
    </>
  )
}
