import type { OperationContext, SearchSource } from '#platform/server/services.ts'
import { toPrefixQuery } from '#platform/server/text-search.ts'
import { loadReach } from './reach.ts'
import { countMessages, findMessages, MAX_FOUND } from './search.sql.ts'

const NOTHING = { ids: [], nextCursor: null, total: { count: 0, exact: true } }

/** One's own messages, found by their own index (docs/decisions/0040-messages.md). */
const message: SearchSource = {
  type: 'message',
  async find({ services: { db }, viewer }: OperationContext, { q, ...paging }) {
    const words = toPrefixQuery(q)
    if (viewer.kind !== 'member' || words === null) return NOTHING
    const reach = await loadReach(db, viewer)
    const { items, nextCursor } = await findMessages(db, reach, { words }, paging)
    const isWhole = paging.cursor === undefined && nextCursor === null
    const count = isWhole ? items.length : await countMessages(db, reach, { words })
    return { ids: items.map(({ id }) => id), nextCursor, total: { count: Math.min(count, MAX_FOUND), exact: count <= MAX_FOUND } }
  },
  correct: async () => null,
  fewer: async () => null,
}

export const searchSources: readonly SearchSource[] = [message]
