/** The demo data: what people say below a record. */
import { findMentioned } from '#domains/network/server/index.ts'
import { commentAdded } from '#events/comments.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Reaction } from '#platform/shared/reactions.ts'
import { insertComment, insertReaction, replaceMentions } from './changes.sql.ts'
import { addToCounts, lockThread, setPinned } from './threads.sql.ts'

export type DemoComment = {
  /** A username, as those who react. */
  by: string
  minutesLater: number
  text: string
  reactions?: Readonly<Partial<Record<Reaction, readonly string[]>>>
  replies?: readonly Omit<DemoComment, 'replies' | 'pinned'>[]
  pinned?: true
}

const MINUTE_MS = 60_000

/** `people`: ids by username. `since`: when the record was written. */
export async function seedThread(
  tx: Tx,
  record: ResourceRef,
  comments: readonly DemoComment[],
  { since, people }: { since: Date; people: ReadonlyMap<string, string> },
): Promise<void> {
  await lockThread(tx.db, record)
  for (const comment of comments) {
    const commentId = await seedComment(tx, comment, null)
    for (const reply of comment.replies ?? []) await seedComment(tx, reply, commentId)
    if (comment.pinned) await setPinned(tx.db, record, commentId)
  }

  function idOf(username: string): string {
    const id = people.get(username)
    if (!id) throw new Error(`the demo data has no ${username}`)
    return id
  }

  async function seedComment({ db }: Tx, { by, minutesLater, text, reactions = {} }: DemoComment, parentId: string | null) {
    const createdAt = new Date(since.getTime() + minutesLater * MINUTE_MS)
    const id = newId('cmt', createdAt.getTime())
    const authorId = idOf(by)
    const { type, id: recordId } = record
    await insertComment(db, { id, type, recordId, parentId, replyToId: null, authorId, clientKey: id, text, held: false, createdAt })
    const mentionedIds = await replaceMentions(db, id, await findMentioned(db, authorId, text))
    await addToCounts(db, record, parentId, 1)
    for (const [emoji, names] of Object.entries(reactions))
      for (const name of names) await insertReaction(db, id, { userId: idOf(name), emoji, at: createdAt })
    publish(tx, commentAdded({ ...record, readers: null, commentId: id, authorId, mentionedIds }))
    return id
  }
}
