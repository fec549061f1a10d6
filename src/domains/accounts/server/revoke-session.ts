import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteSession } from './sessions.sql.ts'

/** Ends one of the caller's sessions. Another member's session fails with NOT_FOUND. */
export async function revokeSession(ctx: MemberContext, sessionId: string): Promise<void> {
  const { id } = ctx.viewer
  await transact(ctx, async (tx) => {
    if (!(await deleteSession(tx.db, id, sessionId))) throw notFound()
  })
}
