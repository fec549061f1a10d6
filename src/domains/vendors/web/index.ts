/** The door of vendors for other domains' screens. */
import { beside } from '#platform/web/beside.ts'

export { waitingQuery } from './administration/queries.ts'
export { VendorLogo } from './vendor-logo.tsx'

/** That a shop is away, and until when. */
export const AwayNotice = beside(() => import('./away-notice.tsx'))
