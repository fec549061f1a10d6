import { defineFact } from '#platform/shared/fact.ts'

type Person = { userId: string }
const person = (fact: Person) => fact.userId

export const registered = defineFact<Person>()('accounts.registered', person)
export const loggedIn = defineFact<Person & { sessionId: string; newDevice: boolean }>()('accounts.loggedIn', person)
export const verificationRequested = defineFact<Person>()('accounts.verificationRequested', person)
export const passwordResetRequested = defineFact<Person>()('accounts.passwordResetRequested', person)
export const emailChangeRequested = defineFact<Person>()('accounts.emailChangeRequested', person)
/** The address was proven by a mailed link, or moved to another one that was. */
export const emailVerified = defineFact<Person>()('accounts.emailVerified', person)
/** What protects the account changed. */
export const securityChanged = defineFact<
  Person & {
    what: 'password' | 'email' | 'totp_on' | 'totp_off' | 'recovery_codes' | 'passkey_added' | 'passkey_removed' | 'username'
  }
>()('accounts.securityChanged', person)
/** Name, picture or words changed: whoever shows this person reads them again. */
export const profileChanged = defineFact<Person>()('accounts.profileChanged', person)
export const suspended = defineFact<Person & { suspensionId: string }>()('accounts.suspended', person)
export const suspensionLifted = defineFact<Person>()('accounts.suspensionLifted', person)
export const roleChanged = defineFact<Person & { role: 'user' | 'vendor' | 'admin' }>()('accounts.roleChanged', person)
export const exportRequested = defineFact<Person & { exportId: string }>()('accounts.exportRequested', person)
export const exportReady = defineFact<Person & { exportId: string }>()('accounts.exportReady', person)
export const deletionRequested = defineFact<Person>()('accounts.deletionRequested', person)
/** Nothing that names the person is left. */
export const erased = defineFact<Person>()('accounts.erased', person)
