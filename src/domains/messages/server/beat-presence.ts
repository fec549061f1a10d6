import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { rememberPerson } from './own-settings.ts'
import { saveSeenAt } from './people.sql.ts'

/** Nobody is told; who has a conversation with them open reads it again now and then. */
export async function beatPresence(ctx: MemberContext): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await rememberPerson(tx, ctx.userId)
    await saveSeenAt(tx.db, ctx.userId, tx.now)
    return {}
  })
}
