import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { endSessions } from './end-sessions.ts'

/** Ends all other sessions of the caller. Returns how many ended. */
export async function revokeOtherSessions(ctx: MemberContext): Promise<number> {
  const { id, sessionId } = ctx.viewer
  return transact(ctx, (tx) => endSessions(tx, id, sessionId))
}
