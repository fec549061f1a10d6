import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { passkeyView } from './passkey-view.ts'
import { passkeysOf } from './passkeys.sql.ts'
import { recoveryCodesLeft } from './recovery-codes.sql.ts'
import { memberIn } from './sessions.ts'
import { totpOf } from './totp.sql.ts'
import { accountById } from './users.sql.ts'

/** What protects the account, for its owner. An app that was never confirmed protects nothing. */
export async function securityView(call: Call) {
  const { id } = memberIn(call)
  const { db } = call.kernel
  const account = await accountById(db, id)
  if (!account) throw notFound()
  const enabledAt = (await totpOf(db, id))?.enabledAt
  return {
    passwordChangedAt: account.passwordHash === null ? null : account.passwordChangedAt.toISOString(),
    totp: enabledAt ? { enabledAt: enabledAt.toISOString() } : null,
    recoveryCodesLeft: await recoveryCodesLeft(db, id),
    passkeys: (await passkeysOf(db, id)).map(passkeyView),
  }
}
