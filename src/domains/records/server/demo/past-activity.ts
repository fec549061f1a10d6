/** The timelines of records of a past year, which nobody follows. */
import type { Past } from '#platform/server/demo/past.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Activity } from '../activity.ts'
import { insertEntries } from '../entries.sql.ts'
import { insertRecords } from '../records.sql.ts'

export async function recordPastActivity({ db }: Tx, { ids }: Past, activities: readonly (Activity & { at: Date })[]): Promise<void> {
  const entries = activities.map(({ at, ...rest }) => ({ ...rest, entryId: ids('act', at), happenedAt: at }))
  await insertRecords(db, entries)
  await insertEntries(db, entries)
}
