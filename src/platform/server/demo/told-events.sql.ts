import type { Db } from '../db.ts'
import type { Tables } from '../db.types.ts'
import { insertsInto } from '../insert-rows.ts'
import type { Past, PastEvent } from './past.ts'

const insert = insertsInto<Tables>()

/** Stores events of the past that nobody listens to any more. */
export async function insertToldEvents(db: Db, { ids }: Past, events: readonly PastEvent[]): Promise<void> {
  await insert(
    db,
    'platform.events',
    events.map(({ type, aggregate, payload, happenedAt }) => ({
      id: ids('evt', happenedAt),
      type,
      aggregate,
      payload: payload as null,
      happenedAt,
      dispatchedAt: happenedAt,
    })),
  )
}
