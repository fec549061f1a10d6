import { defineEvent } from '#platform/shared/domain-event.ts'

type AccountPayload = { userId: string }
const accountAggregate = (event: AccountPayload) => event.userId

export const registered = defineEvent<AccountPayload>()('accounts.registered', accountAggregate)
export const loggedIn = defineEvent<AccountPayload & { sessionId: string; newDevice: boolean }>()('accounts.loggedIn', accountAggregate)
/** Sessions ended: by logout, in the list of devices, or because the account's credentials, role or state changed. */
export const sessionsEnded = defineEvent<AccountPayload & { sessionIds: readonly string[] }>()('accounts.sessionsEnded', accountAggregate)
export const verificationRequested = defineEvent<AccountPayload>()('accounts.verificationRequested', accountAggregate)
export const passwordResetRequested = defineEvent<AccountPayload>()('accounts.passwordResetRequested', accountAggregate)
export const emailChangeRequested = defineEvent<AccountPayload>()('accounts.emailChangeRequested', accountAggregate)
/** A mailed link verified the address, or the account moved to another verified address. */
export const emailVerified = defineEvent<AccountPayload>()('accounts.emailVerified', accountAggregate)
/**
 * A mailed link proved the address for the first time and replaced the password: somebody else may have used the account before, and may
 * have left things behind.
 */
export const recovered = defineEvent<AccountPayload>()('accounts.recovered', accountAggregate)
/** A credential or recovery method of an account, or a recovery by mail. */
export type SecurityChange =
  | 'password'
  | 'email'
  | 'totp_on'
  | 'totp_off'
  | 'recovery_codes'
  | 'passkey_added'
  | 'passkey_removed'
  | 'username'
  | 'second_factors_removed'
  | 'recovered'

/** A credential or recovery method of the account changed. */
export const securityChanged = defineEvent<AccountPayload & { what: SecurityChange }>()('accounts.securityChanged', accountAggregate)
/** The name, picture or biography changed: domains that show this person read them again. */
export const profileChanged = defineEvent<AccountPayload>()('accounts.profileChanged', accountAggregate)
/** The clock changed by which the person reads and is notified. */
export const timeZoneChanged = defineEvent<AccountPayload>()('accounts.timeZoneChanged', accountAggregate)
/** `stated`: moderation sends the person the statement of reasons. */
export const suspended = defineEvent<AccountPayload & { suspensionId: string; stated?: true }>()('accounts.suspended', accountAggregate)
export const suspensionLifted = defineEvent<AccountPayload>()('accounts.suspensionLifted', accountAggregate)
export const roleChanged = defineEvent<AccountPayload & { role: 'user' | 'vendor' | 'admin' }>()('accounts.roleChanged', accountAggregate)
export const exportRequested = defineEvent<AccountPayload & { exportId: string }>()('accounts.exportRequested', accountAggregate)
export const exportReady = defineEvent<AccountPayload & { exportId: string }>()('accounts.exportReady', accountAggregate)
export const deletionRequested = defineEvent<AccountPayload>()('accounts.deletionRequested', accountAggregate)
/** An administrator wants a backup of Plaza. */
export const backupRequested = defineEvent<{ backupId: string }>()('accounts.backupRequested', ({ backupId }) => backupId)
/** All data that identifies the person is erased. */
export const erased = defineEvent<AccountPayload>()('accounts.erased', accountAggregate)
