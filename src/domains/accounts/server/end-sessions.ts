import { notFound } from '#platform/server/failure.ts'
import type { MemberContext, OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteSession, deleteSessions } from './sessions.sql.ts'

/** Ends the session of this browser. Does nothing for a guest. */
export async function logOut(ctx: OperationContext): Promise<void> {
  const { viewer } = ctx
  if (viewer.kind === 'member') await transact(ctx, async (tx) => void (await deleteSession(tx.db, viewer.id, viewer.sessionId)))
}

/** Ends one of the caller's sessions. Another member's session fails with NOT_FOUND. */
export async function revokeSession(ctx: MemberContext, sessionId: string): Promise<void> {
  const { id } = ctx.viewer
  await transact(ctx, async (tx) => {
    if (!(await deleteSession(tx.db, id, sessionId))) throw notFound()
  })
}

/** Ends all other sessions of the caller. Returns how many ended. */
export async function revokeOtherSessions(ctx: MemberContext): Promise<number> {
  const { id, sessionId } = ctx.viewer
  return transact(ctx, (tx) => deleteSessions(tx.db, id, sessionId))
}
