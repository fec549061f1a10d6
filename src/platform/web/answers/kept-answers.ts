import type { QueryKey, QueryPersister } from '@tanstack/react-query'
import { saveOwner } from './answer-owner.ts'
import { findAnswer, saveAnswer } from './answer-store.ts'

type AskedQuery = Parameters<QueryPersister>[2]

/** `[language, area, …]`, or `[language, 'workspace', id, area, …]`; `area.detail` counts as `area`. */
const areaOf = (key: QueryKey) => String(key[1] === 'workspace' ? key[3] : key[1]).split('.')[0] ?? ''

export function answersOf(areas: readonly string[]) {
  const isKept = ({ queryKey }: AskedQuery) => areas.includes(areaOf(queryKey))
  return {
    async keep(member: string, query: AskedQuery, answer: unknown): Promise<void> {
      if (!isKept(query)) return
      saveOwner(member)
      await saveAnswer(member, query.queryHash, answer)
    },
    /** The query asks again when the connection is back. */
    async find(member: string, query: AskedQuery): Promise<{ answer: unknown } | undefined> {
      const kept = isKept(query) ? await findAnswer(member, query.queryHash) : undefined
      if (kept) window.addEventListener('online', () => refetch(query), { once: true })
      return kept
    },
  }
}

function refetch(query: AskedQuery): void {
  query.invalidate()
  if (query.isActive()) void query.fetch().catch(() => undefined)
}
