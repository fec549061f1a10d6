import { questionsChanged } from '#events/marketplace.ts'
import { notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { addReporter, findEntry } from './questions.sql.ts'

const REPORTS_PER_HOUR: RateLimit = { name: 'question-report', points: 20, seconds: 3600 }

/** An entry is hidden after three members reported it. Fails with NOT_FOUND for one's own entry. */
export async function reportEntry(ctx: MemberContext, entryId: string): Promise<void> {
  const { userId } = ctx
  await ctx.services.limits.consume(REPORTS_PER_HOUR, userId)
  await transact(ctx, async (tx) => {
    const entry = await findEntry(tx.db, entryId)
    if (!entry || entry.userId === userId) throw notFound()
    await addReporter(tx.db, entryId, userId)
    publish(tx, questionsChanged({ productId: entry.productId }))
    return {}
  })
}
