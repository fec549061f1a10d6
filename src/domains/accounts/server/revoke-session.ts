import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { endSession } from './end-sessions.ts'

/** Ends one of the caller's sessions. Another member's session fails with NOT_FOUND. */
export async function revokeSession(ctx: MemberContext, sessionId: string): Promise<void> {
  const { id } = ctx.viewer
  await transact(ctx, async (tx) => {
    if (!(await endSession(tx, id, sessionId))) throw notFound()
  })
}
