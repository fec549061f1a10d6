import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ListingDetail } from '../contract.ts'
import { DeliveryPromise, HandoverPromise } from './delivery-promise.tsx'
import { vendorPath } from './list-paths.ts'
import { FollowVendor } from './vendor/follow-vendor.tsx'
import { VendorBox } from './vendor-box.tsx'

/** Delivery, policies and the vendor. */
export default function ProductPromises({ product: { delivery, kind, vendor } }: { product: ListingDetail }) {
  const { t } = useTranslation()
  return (
    <>
      {delivery ? (
        <DeliveryPromise delivery={delivery} policies={vendor.policies} />
      ) : (
        <HandoverPromise kind={kind} policies={vendor.policies} />
      )}
      <VendorBox vendor={vendor} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FollowVendor slug={vendor.slug} name={vendor.name} />
        <Link
          to={`${vendorPath(vendor.slug)}#seller`}
          className="inline-flex min-h-9 items-center text-xs text-muted-foreground underline underline-offset-4 hover:text-foreground max-md:min-h-11"
        >
          {t('marketplace.vendor.aboutSeller')}
        </Link>
      </div>
    </>
  )
}
