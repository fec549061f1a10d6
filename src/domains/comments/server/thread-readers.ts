import type { ResourceRef } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'

/** More people load the thread again when they look at it next. */
const MAX_READERS = 200

/** The people with open pages that load the thread again: null for everybody. */
export async function loadReaders(tx: Tx, record: ResourceRef): Promise<string[] | null> {
  const audience = await tx.services.resources.audience(tx.db, record)
  if (!audience) return []
  return audience.kind === 'people' ? audience.userIds.slice(0, MAX_READERS) : null
}
