import type { QueryPersister } from '@tanstack/react-query'
import { saveOwner } from './answer-owner.ts'
import { findAnswer, saveAnswer } from './answer-store.ts'
import { isKept } from './kept-areas.rules.ts'

type AskedQuery = Parameters<QueryPersister>[2]

export function answersOf(areas: readonly string[]) {
  return {
    async keep(member: string, query: AskedQuery, answer: unknown): Promise<void> {
      if (!isKept(query, areas)) return
      saveOwner(member)
      await saveAnswer(member, query.queryHash, answer)
    },
    /** The query asks again when the connection is back. */
    async find(member: string, query: AskedQuery): Promise<{ answer: unknown } | undefined> {
      const kept = isKept(query, areas) ? await findAnswer(member, query.queryHash) : undefined
      if (kept) window.addEventListener('online', () => refetch(query), { once: true })
      return kept
    },
  }
}

function refetch(query: AskedQuery): void {
  query.invalidate()
  if (query.isActive()) void query.fetch().catch(() => undefined)
}
