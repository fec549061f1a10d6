/** Notes as they are written, by this domain and by those whose own operations add notes to their records. */
import { findMentioned } from '#domains/network/server/index.ts'
import { noteAdded } from '#events/records.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertFollowers } from './followers.sql.ts'
import { insertNote, replaceMentions } from './notes.sql.ts'
import { loadColleagueIds } from './record-rights.ts'
import { lockRecord, type RecordKey } from './records.sql.ts'

/** The caller has checked the author's rights. The author and the mentioned colleagues follow the record from now on. */
export async function writeNote(tx: Tx, key: RecordKey, { authorId, text }: { authorId: string; text: string }): Promise<string> {
  await lockRecord(tx.db, key)
  const noteId = newId('note', tx.now.getTime())
  await insertNote(tx.db, key, { noteId, authorId, text, at: tx.now })
  const mentionedIds = await mentionColleagues(tx, key, { noteId, authorId, text })
  await insertFollowers(tx.db, key, [authorId, ...mentionedIds])
  publish(tx, noteAdded({ ...key, noteId, authorId, mentionedIds }))
  return noteId
}

/** Only those who see the record. Returns the people whom the note did not mention before. */
export async function mentionColleagues(
  tx: Tx,
  key: RecordKey,
  { noteId, authorId, text }: { noteId: string; authorId: string; text: string },
): Promise<string[]> {
  const mentioned = await findMentioned(tx.db, authorId, text)
  const colleagues = mentioned.length === 0 ? [] : await loadColleagueIds(tx.services, tx.db, key)
  return replaceMentions(
    tx.db,
    noteId,
    mentioned.filter(({ userId }) => colleagues.includes(userId)),
  )
}
