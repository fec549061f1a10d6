/** Taking a question or an answer away, and saying that somebody should. */
import { memberIn } from '#domains/accounts/server/index.ts'
import { questionsMoved } from '#facts/marketplace.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { looksAfter } from './answering.ts'
import { addReporter, deleteEntry, entryById } from './questions.sql.ts'

const REPORTS_PER_HOUR: RateLimit = { name: 'question-report', points: 20, seconds: 3600 }

/** Its author, the vendor's people, or an administrator. For others it is as missing as none. */
export async function removeEntry(call: Call, entryId: string): Promise<void> {
  const { id: userId, role } = memberIn(call)
  await transact(call, async (tx) => {
    const entry = await entryById(tx.db, entryId)
    if (!entry) throw notFound()
    const allowed = entry.userId === userId || role === 'admin' || (await looksAfter(tx.db, userId, entry.workspaceId))
    if (!allowed) throw notFound()
    await deleteEntry(tx.db, entryId)
    announce(tx, questionsMoved({ productId: entry.productId }))
    return {}
  })
}

/** Once three members reported it, it is not shown any more. */
export async function reportEntry(call: Call, entryId: string): Promise<void> {
  const { id: userId } = memberIn(call)
  await call.kernel.limits.consume(REPORTS_PER_HOUR, userId)
  await transact(call, async (tx) => {
    const entry = await entryById(tx.db, entryId)
    if (!entry || entry.userId === userId) throw notFound()
    await addReporter(tx.db, entryId, userId)
    announce(tx, questionsMoved({ productId: entry.productId }))
    return {}
  })
}
