import type { Tx } from '#platform/server/transact.ts'
import { loadNewestMemberIds } from './members.sql.ts'

/** Open pages of further members load again when they are shown. */
const MAX_READERS = 500

/** The people whose open pages hear of what changes in a group; null: everybody. */
export async function loadReaders(tx: Tx, { groupId, isPublic }: { groupId: string; isPublic: boolean }): Promise<string[] | null> {
  return isPublic ? null : loadNewestMemberIds(tx.db, groupId, MAX_READERS)
}
