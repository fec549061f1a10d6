/**
 * Keeps the answers of chosen areas on the device and gives them when nothing answers, so that pages behind login open offline
 * (docs/decisions/0088-pages-behind-login-offline.md). Online, an answer always comes from the server.
 */
import type { QueryPersister } from '@tanstack/react-query'
import { errorCode } from '../failure.ts'
import { currentWriter, GUEST } from '../outbox/writer.ts'

let loadAreas: () => Promise<readonly string[]> = async () => []

/** Other areas are never kept. */
export function keepAnswersOf(load: typeof loadAreas): void {
  loadAreas = load
}

const load = async () => {
  const [{ answersOf }, areas] = await Promise.all([import('./kept-answers.ts'), loadAreas()])
  return answersOf(areas)
}

export const keepAnswers: QueryPersister = async (fetchAnswer, context, query) => {
  const asker = currentWriter()
  try {
    const answer = await fetchAnswer(context)
    const member = currentWriter()
    // The answer about the session makes a member of a guest.
    if (member !== GUEST && (asker === GUEST || asker === member)) void load().then(({ keep }) => keep(member, query, answer))
    return answer
  } catch (error) {
    if (asker === GUEST || errorCode(error) !== 'NETWORK') throw error
    const kept = await load().then(({ find }) => find(asker, query))
    if (!kept) throw error
    return kept.answer
  }
}
