/** The door of finance for other domains' screens. */
import { lazy } from 'react'

/** What a price leaves its vendor, inside a Suspense of who draws it. */
export const YouEarn = lazy(() => import('./you-earn.tsx'))
/** What the ledger has about an order, inside a Suspense too. */
export const OrderEntries = lazy(() => import('./administration/order-entries.tsx'))
