/** Contract of accounts: registration and login, security, profile, addresses, personal data, administration. */
import { addressBook } from './contract/addresses.ts'
import { adminContract } from './contract/admin.ts'
import { entry } from './contract/entry.ts'
import { personalDataContract } from './contract/personal-data.ts'
import { profileContract } from './contract/profile.ts'
import { security } from './contract/security.ts'

export type { SavedAddress } from './contract/addresses.ts'
export type { AccountSort, AccountView, AuditView, BackupView, ChecksView, PlatformSettings } from './contract/admin.ts'
export { SECOND_FACTORS } from './contract/entry.ts'
export { MAX_USERNAME, MIN_USERNAME, RESET_MAIL_SPACING_S } from './contract/limits.ts'
export type { ExportView } from './contract/personal-data.ts'
export { type ProfileView, profileView } from './contract/profile.ts'
export {
  type EmailProof,
  type MeView,
  type Preferences,
  type Role,
  type UserView,
  userView,
} from './contract/views.ts'

export const accounts = { ...entry, ...security, ...profileContract, ...personalDataContract, ...addressBook, ...adminContract }
