/** Accounts: who somebody is, how they prove it, how they show themselves, and how they leave. */
import { addressBook } from './contract/addresses.ts'
import { administration } from './contract/administration.ts'
import { entry } from './contract/entry.ts'
import { leaving } from './contract/leaving.ts'
import { profile } from './contract/profile.ts'
import { security } from './contract/security.ts'

export type { SavedAddress } from './contract/addresses.ts'
export type { AccountSort, AccountView, AuditView, ChecksView, PlatformSettings } from './contract/administration.ts'
export { SECOND_FACTORS } from './contract/entry.ts'
export type { ExportView } from './contract/leaving.ts'
export { MAX_USERNAME, MIN_USERNAME, RESET_MAIL_SPACING_S } from './contract/limits.ts'
export type { ProfileView } from './contract/profile.ts'
export {
  type EmailProof,
  type MeView,
  type Preferences,
  type Role,
  type UserView,
  userView,
} from './contract/views.ts'

export const accounts = { ...entry, ...security, ...profile, ...leaving, ...addressBook, ...administration }
