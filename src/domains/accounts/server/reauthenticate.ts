import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { REAUTHENTICATION_PER_ACCOUNT } from './limits.ts'
import { PROOF_MS } from './session.rules.ts'
import { setProvedAt } from './sessions.sql.ts'
import { memberIn } from './sessions.ts'
import { accountById } from './users.sql.ts'

/** Proves with the password who sits at this session. Answers until when that counts. */
export async function reauthenticate(call: Call, { password }: { password: string }): Promise<Date> {
  const { kernel } = call
  const { id, sessionId } = memberIn(call)
  await kernel.limits.consume(REAUTHENTICATION_PER_ACCOUNT, id)
  const account = await accountById(kernel.db, id)
  if (!(await kernel.passwords.verify(password, account?.passwordHash ?? null))) throw new Failure('INVALID_CREDENTIALS')
  return transact(call, async (tx) => {
    await setProvedAt(tx.db, sessionId, tx.now)
    return new Date(tx.now.getTime() + PROOF_MS)
  })
}
