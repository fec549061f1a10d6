/** Activity: what other domains tell of their records, in their own transaction. */
import { recordChanged } from '#events/records.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertEntries, type NewEntry } from './entries.sql.ts'
import { loadFollowed } from './followers.sql.ts'
import { insertRecords, type RecordKey } from './records.sql.ts'
import type { StoredChange, StoredValue } from './stored-change.ts'

export type Activity = RecordKey & {
  /** Null: Plaza itself. */
  actorId: string | null
  /** `products.updated` */
  action: `${string}.${string}`
  changes: readonly StoredChange[]
}

/** More changes of one act are left out of the timeline: a grid of 250 variants says enough with the first. */
const MAX_CHANGES = 50
const MAX_TEXT = 200

/** Adds entries to the timelines of records: three statements, however many. Followers hear of each. */
export async function recordActivity(tx: Tx, activities: readonly Activity[]): Promise<void> {
  if (activities.length === 0) return
  const entries = activities.map(
    ({ changes, ...rest }): NewEntry => ({
      ...rest,
      entryId: newId('act', tx.now.getTime()),
      happenedAt: tx.now,
      changes: changes.slice(0, MAX_CHANGES).map(shorten),
    }),
  )
  await insertRecords(tx.db, entries)
  await insertEntries(tx.db, entries)
  const followed = await loadFollowed(tx.db, entries)
  for (const { workspaceId, type, id, entryId, actorId } of entries)
    if (followed.has(`${type} ${id}`)) publish(tx, recordChanged({ workspaceId, type, id, entryId, actorId }))
}

function shorten({ before, after, ...change }: StoredChange): StoredChange {
  return { ...change, before: shortenValue(before), after: shortenValue(after) }
}

function shortenValue(value: StoredValue | null): StoredValue | null {
  if (value?.kind !== 'text' || value.text.length <= MAX_TEXT) return value
  return { kind: 'text', text: `${[...value.text].slice(0, MAX_TEXT).join('')}…` }
}
