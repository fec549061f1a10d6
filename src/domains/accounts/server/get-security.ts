import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { toPasskeyView } from './passkey-view.ts'
import { loadPasskeys } from './passkeys.sql.ts'
import { countRecoveryCodes } from './recovery-codes.sql.ts'
import { findTotp } from './totp.sql.ts'
import { findAccount } from './users.sql.ts'

/** The security settings of the caller. An unconfirmed authenticator app does not count. */
export async function getSecurity(ctx: MemberContext) {
  const { id } = ctx.viewer
  const { db } = ctx.services
  const account = await findAccount(db, id)
  if (!account) throw notFound()
  const enabledAt = (await findTotp(db, id))?.enabledAt
  return {
    passwordChangedAt: account.passwordHash === null ? null : account.passwordChangedAt.toISOString(),
    totp: enabledAt ? { enabledAt: enabledAt.toISOString() } : null,
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    passkeys: (await loadPasskeys(db, id)).map(toPasskeyView),
  }
}
