/** The door of vendors for other domains' screens. */
export { waitingQuery } from './administration/queries.ts'
export { AwayNotice } from './late-away-notice.tsx'
export { PayoutDetails } from './late-payout-details.tsx'
export { VendorLogo } from './vendor-logo.tsx'
