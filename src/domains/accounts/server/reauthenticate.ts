import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { REAUTHENTICATION_PER_ACCOUNT } from './limits.ts'
import { REAUTH_MS } from './session.rules.ts'
import { setReauthenticatedAt } from './sessions.sql.ts'
import { findAccount } from './users.sql.ts'

/** Reauthenticates the session with the password. Returns the end of the reauthentication. */
export async function reauthenticate(ctx: MemberContext, { password }: { password: string }): Promise<Date> {
  const { services } = ctx
  const { id, sessionId } = ctx.viewer
  await services.limits.consume(REAUTHENTICATION_PER_ACCOUNT, id)
  const account = await findAccount(services.db, id)
  if (!(await services.passwords.verify(password, account?.passwordHash ?? null))) throw new Failure('INVALID_CREDENTIALS')
  return transact(ctx, async (tx) => {
    await setReauthenticatedAt(tx.db, sessionId, tx.now)
    return new Date(tx.now.getTime() + REAUTH_MS)
  })
}
