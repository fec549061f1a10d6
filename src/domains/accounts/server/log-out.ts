import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { endSession } from './end-sessions.ts'

/** Ends the session of this browser. Does nothing for a guest. */
export async function logOut(ctx: OperationContext): Promise<void> {
  const { viewer } = ctx
  if (viewer.kind === 'member') await transact(ctx, async (tx) => void (await endSession(tx, viewer.id, viewer.sessionId)))
}
