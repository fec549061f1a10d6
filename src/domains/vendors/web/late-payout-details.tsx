import { lazy, Suspense } from 'react'

const Details = lazy(() => import('./administration/payout-details.tsx'))

/** Where payouts of a vendor go, by its workspace, for the operator who asks; the log keeps that it was read. */
export function PayoutDetails(props: { id: string }) {
  return (
    <Suspense fallback={null}>
      <Details {...props} />
    </Suspense>
  )
}
