/** What the demo data's books of a past year share: ids, and the events of their days, which the ledger is kept by. Nobody is told. */
import type { DomainEvent } from '#platform/shared/domain-event.ts'
import type { Chance } from './chance.ts'
import { openPastIds, type PastIds } from './past-ids.ts'

export type PastEvent = DomainEvent & { happenedAt: Date }

export type Past = {
  ids: PastIds
  events: readonly PastEvent[]
  tell(event: DomainEvent, at: Date): void
}

export function openPast(chance: Chance): Past {
  const events: PastEvent[] = []
  return { ids: openPastIds(chance), events, tell: (event, happenedAt) => void events.push({ ...event, happenedAt }) }
}
