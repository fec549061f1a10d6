/** The door of vendors for other domains' screens. */
export { waitingQuery } from './administration/queries.ts'
export { AwayNotice } from './late-away-notice.tsx'
export { VendorLogo } from './vendor-logo.tsx'
