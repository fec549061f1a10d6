import type { ListingDetail } from '../contract.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import { VendorBox } from './vendor-box.tsx'

/** When it comes, what is promised about it, and by whom. */
export default function ProductPromises({ product: { delivery, vendor } }: { product: ListingDetail }) {
  return (
    <>
      <DeliveryPromise delivery={delivery} policies={vendor.policies} />
      <VendorBox vendor={vendor} />
    </>
  )
}
