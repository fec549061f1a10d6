/** How moderators judge a question or an answer. A removed question takes its answers out of sight, too. */
import { questionsChanged } from '#events/marketplace.ts'
import type { Moderation } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { deleteRemoved, loadEntriesAnyway, loadEntriesById, setRemoved } from './questions.sql.ts'

export const questionModeration: Moderation = {
  async authorOf(db, ids) {
    const entries = await loadEntriesAnyway(db, ids)
    return new Map(entries.flatMap((entry) => (entry.userId ? [[entry.id, entry.userId]] : [])))
  },
  async evidence(db, id) {
    const [entry] = await loadEntriesById(db, [id])
    if (!entry) return []
    return [{ id, authorId: entry.userId, at: entry.writtenAt.toISOString(), title: '', text: entry.text, pictures: [] }]
  },
  remove: (tx, _by, id) => change(tx, id, tx.now),
  restore: (tx, _by, id) => change(tx, id, null),
  destroy: (tx, id) => deleteRemoved(tx.db, id),
}

async function change(tx: Tx, id: string, removedAt: Date | null): Promise<boolean> {
  const productId = await setRemoved(tx.db, id, removedAt)
  if (productId) publish(tx, questionsChanged({ productId }))
  return productId !== null
}
