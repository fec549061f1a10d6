/** The public interface of finance for other domains' screens. */
import { lazy } from 'react'

/** A vendor's earnings of a price. Render it inside a Suspense boundary. */
export const YouEarn = lazy(() => import('./you-earn.tsx'))
/** Ledger entries of an order. Render it inside a Suspense boundary. */
export const OrderEntries = lazy(() => import('./admin/order-entries.tsx'))
