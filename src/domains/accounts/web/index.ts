/** Public interface of accounts for the screens of other domains. */
import { lazy } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'

export { MAX_ADDRESSES } from '../contract/limits.ts'
export { useAddAddress } from './addresses/operations.ts'
export { addressesQuery } from './addresses/queries.ts'
export { SecondFactorBanner } from './admin/second-factor-banner.tsx'
export { SecondFactorNeeded, useSecondFactorOverdue } from './admin/second-factor-needed.tsx'
export { ViolationBanner } from './admin/violation-banner.tsx'
export { AtUsername } from './at-username.tsx'
export { useEndSession } from './end-session.ts'
export { EntryFrame } from './entry/entry-frame.tsx'
export { RegistrationTerms } from './entry/registration-terms.ts'
export { AboutProfile } from './profile/about-profile.tsx'
export { isEmailConfirmed, meQuery, useMe } from './queries.ts'
export { ReauthPrompt } from './reauth/reauth-prompt.tsx'
export { withReauth } from './reauth/with-reauth.ts'
export { securityQuery } from './security/queries.ts'
export { LoginPrompt } from './session/login-prompt.tsx'
export { useSavePreferences } from './settings/use-save-preferences.ts'

/** Audit log entries about one resource, for administrators. */
export const AuditTimeline = lazy(() => import('./admin/account-timeline.tsx'))
/** Asks to confirm the email where an operation needs it. */
export const ConfirmEmailNotice = lazyPart(() => import('./recovery/confirm-email-notice.tsx'))
export { DeletionBlockersContext } from './personal-data/obligations.tsx'
