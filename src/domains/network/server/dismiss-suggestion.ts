import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockPair } from './lock-pair.ts'
import { insertDismissal } from './suggestions.sql.ts'

/** The person is not suggested to the member again. */
export async function dismissSuggestion(ctx: MemberContext, { userId: dismissedId }: { userId: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await lockPair(tx, ctx.userId, dismissedId)
    await insertDismissal(tx.db, ctx.userId, dismissedId)
    return {}
  })
}
