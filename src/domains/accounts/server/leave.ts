/** Leaving Plaza: what stands against it, and the wish itself. `erase-account.ts` does the rest. */
import { deletionRequested } from '#facts/accounts.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call, Kernel } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { lockAdministrators } from './administrators.sql.ts'
import { setLeaving } from './personal.sql.ts'
import { deleteSessionsOf } from './sessions.sql.ts'
import { memberIn } from './sessions.ts'
import { deleteTokensOf } from './tokens.sql.ts'
import { usernameKey } from './username.rules.ts'
import { lockAccount } from './users.sql.ts'

/** Reasons of all domains, as codes, why the account cannot be deleted now. */
export async function checkDeletion(call: Call): Promise<string[]> {
  const { kernel } = call
  return obligationsOf(kernel, kernel.db, memberIn(call).id, kernel.now())
}

/**
 * Ends all sessions and links at once; nobody sees the account any more, and it is erased in the background. Fails with
 * NAME_DIFFERS when the typed name is not theirs, with OBLIGATIONS while something stands against it.
 */
export async function requestDeletion(call: Call, { username }: { username: string }): Promise<void> {
  const { id: userId } = memberIn(call)
  await transact(call, async (tx) => {
    await lockAdministrators(tx.db)
    const account = await lockAccount(tx.db, userId)
    if (!account || account.leavingSince) throw notFound()
    if (usernameKey(username.trim()) !== usernameKey(account.username)) throw new Failure('NAME_DIFFERS')
    const obligations = await obligationsOf(tx.kernel, tx.db, userId, tx.now)
    if (obligations.length > 0) throw new Failure('OBLIGATIONS', { obligations })
    await setLeaving(tx.db, userId, tx.now)
    await deleteSessionsOf(tx.db, userId)
    await deleteTokensOf(tx.db, userId)
    announce(tx, deletionRequested({ userId }))
  })
}

async function obligationsOf({ subjects }: Kernel, db: Db, userId: string, now: Date): Promise<string[]> {
  const obligations: string[] = []
  for (const { personal } of subjects.personal) obligations.push(...(await personal.obligations(db, userId, now)))
  return obligations
}
