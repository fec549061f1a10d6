import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteSession, deleteSessionsOf } from './sessions.sql.ts'
import { memberIn } from './sessions.ts'

/** Signs this browser out. Somebody who is not signed in is out already. */
export async function logOut(call: Call): Promise<void> {
  const { viewer } = call
  if (viewer.kind === 'member') await transact(call, async (tx) => void (await deleteSession(tx.db, viewer.id, viewer.sessionId)))
}

/** Ends one of one's own sessions; somebody else's does not exist. */
export async function revokeSession(call: Call, sessionId: string): Promise<void> {
  const { id } = memberIn(call)
  await transact(call, async (tx) => {
    if (!(await deleteSession(tx.db, id, sessionId))) throw notFound()
  })
}

/** Ends all others. Answers how many. */
export async function revokeOtherSessions(call: Call): Promise<number> {
  const { id, sessionId } = memberIn(call)
  return transact(call, (tx) => deleteSessionsOf(tx.db, id, sessionId))
}
