/** The door of vendors for other domains' screens. */
export { waitingQuery } from './administration/queries.ts'
export { CheckList } from './check-list.tsx'
export { AwayNotice, SuspensionNotice } from './shop-notices.tsx'
export { VendorLogo } from './vendor-logo.tsx'
