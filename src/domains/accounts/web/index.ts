/** The door of accounts for other domains' screens. */
import { lazy } from 'react'

export { MAX_ADDRESSES } from '../contract/limits.ts'
export { AddressText } from './addresses/address-text.tsx'
export { useAddAddress } from './addresses/operations.ts'
export { addressesQuery } from './addresses/queries.ts'
export { BreachBanner } from './administration/breach-banner.tsx'
export { checksQuery } from './administration/queries.ts'
export { EntryFrame } from './entry/entry-frame.tsx'
export { useLeaveSession } from './leave-session.ts'
export { ProofPrompt } from './proof/proof-prompt.tsx'
export { proven } from './proof/proven.ts'
export { meQuery, useMe } from './queries.ts'
export { securityQuery } from './security/queries.ts'
export { useKeepPreferences } from './settings/use-keep-preferences.ts'
export { askAgainWhoIAm } from './viewer.ts'

/** What was done to one thing, for the operator. */
export const AuditTimeline = lazy(() => import('./administration/account-timeline.tsx'))
