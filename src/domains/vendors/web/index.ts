/** The door of vendors for other domains' screens. */
export { waitingQuery } from './administration/queries.ts'
export { CheckList } from './check-list.tsx'
export { AwayNotice } from './late-away-notice.tsx'
export { PayoutDetails } from './late-payout-details.tsx'
export { shopQuery } from './queries.ts'
export { VendorLogo } from './vendor-logo.tsx'
