/**
 * Keeps the answers of chosen areas on the device and gives them when nothing answers, so that pages behind login open offline
 * (docs/decisions/0088-pages-behind-login-offline.md). Online, an answer always comes from the server.
 */
import type { QueryKey, QueryPersister } from '@tanstack/react-query'
import { errorCode } from '../failure.ts'
import { currentWriter, GUEST } from '../outbox/writer.ts'

/** `[language, area, …]`, or `[language, 'workspace', id, area, …]`; `area.detail` counts as `area`. */
const areaOf = (key: QueryKey) => String(key[1] === 'workspace' ? key[3] : key[1]).split('.')[0] ?? ''

let areas: ReadonlySet<string> = new Set()

/** Other areas are never kept. */
export function keepAnswersOf(names: readonly string[]): void {
  areas = new Set(names)
}

const loadStore = () => import('./answer-store.ts')

/** Names the member whose answers are here, without opening the database. */
const OWNER = 'plaza_answers_of'

export const keepAnswers: QueryPersister = async (fetchAnswer, context, query) => {
  if (!areas.has(areaOf(query.queryKey))) return fetchAnswer(context)
  const asker = currentWriter()
  try {
    const answer = await fetchAnswer(context)
    // The answer about the session makes a member of a guest.
    if (asker === GUEST || asker === currentWriter()) keepAnswer(query.queryHash, answer)
    return answer
  } catch (error) {
    if (errorCode(error) !== 'NETWORK' || asker === GUEST) throw error
    const kept = await loadStore().then(({ findAnswer }) => findAnswer(asker, query.queryHash))
    if (!kept) throw error
    refetchWhenOnline(query)
    return kept.answer
  }
}

function keepAnswer(hash: string, answer: unknown): void {
  const member = currentWriter()
  if (member === GUEST) return
  try {
    localStorage.setItem(OWNER, member)
  } catch {}
  void loadStore().then(({ saveAnswer }) => saveAnswer(member, hash, answer))
}

/** Deletes all answers. */
export async function forgetAnswers(): Promise<void> {
  if (answersOwner() === null) return
  localStorage.removeItem(OWNER)
  const { deleteAnswers } = await loadStore()
  await deleteAnswers()
}

/** The id of the member whose answers are here; null: there are none. */
export function answersOwner(): string | null {
  try {
    return localStorage.getItem(OWNER)
  } catch {
    return null
  }
}

function refetchWhenOnline(query: Parameters<QueryPersister>[2]): void {
  const refetch = () => {
    query.invalidate()
    if (query.isActive()) void query.fetch().catch(() => undefined)
  }
  window.addEventListener('online', refetch, { once: true })
}
