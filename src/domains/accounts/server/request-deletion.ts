/** Account deletion: obligations and request. `erase-account.ts` erases the account. */
import { deletionRequested } from '#events/accounts.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext, Services } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import { lockAdministrators } from './administrators.sql.ts'
import { endSessions } from './end-sessions.ts'
import { setLeaving } from './personal-data.sql.ts'
import { deleteTokens } from './tokens.sql.ts'
import { lockAccount } from './users.sql.ts'

/** Codes of the obligations, from all domains, that prevent the deletion. */
export async function checkDeletion(ctx: MemberContext): Promise<string[]> {
  const { services } = ctx
  return loadObligations(services, services.db, ctx.userId, services.now())
}

/**
 * Ends all sessions, invalidates all links and hides the account at once; it is erased in the background. Fails with NAME_DIFFERS when
 * `username` is not the account's, and with OBLIGATIONS.
 */
export async function requestDeletion(ctx: MemberContext, { username }: { username: string }): Promise<void> {
  const { userId } = ctx
  await transact(ctx, async (tx) => {
    await lockAdministrators(tx.db)
    const account = await lockAccount(tx.db, userId)
    if (!account || account.deletionRequestedAt) throw notFound()
    if (toUsernameKey(username.trim()) !== toUsernameKey(account.username)) throw new Failure('NAME_DIFFERS')
    const obligations = await loadObligations(tx.services, tx.db, userId, tx.now)
    if (obligations.length > 0) throw new Failure('OBLIGATIONS', { obligations })
    await setLeaving(tx.db, userId, tx.now)
    await endSessions(tx, userId)
    await deleteTokens(tx.db, userId)
    await tx.services.search.refresh(tx, 'user', [userId])
    publish(tx, deletionRequested({ userId }))
  })
}

async function loadObligations({ resources }: Services, db: Db, userId: string, now: Date): Promise<string[]> {
  const obligations: string[] = []
  for (const { personalData } of resources.personalData) obligations.push(...(await personalData.obligations(db, userId, now)))
  return obligations
}
