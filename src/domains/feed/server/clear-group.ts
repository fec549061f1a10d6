/** Takes the posts of a group away with the group, and those that waited with their author. */
import { postRemoved } from '#events/feed.ts'
import { defineTask } from '#platform/server/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { deleteWholePost } from './delete-whole-post.ts'
import { loadSomeOfGroup } from './group-posts.sql.ts'
import { lockPost } from './hide-post.ts'
import { loadGroupOfAuthor } from './wait-for-approval.ts'

const BATCH = 50

/** `authorId`: only what this person wrote and what still waits. */
type Payload = { groupId: string; authorId: string | null }

export const clearGroup = defineTask<Payload>('feed:clearGroup', async (services, payload) => {
  if (await isMember(services, payload)) return
  while ((await clearSome(services, payload)) === BATCH);
})

async function clearSome(services: Services, payload: Payload): Promise<number> {
  return transactAsSystem(services, async (tx) => {
    const some = await loadSomeOfGroup(tx.db, { ...payload, limit: BATCH })
    for (const { id } of some.toSorted((one, other) => (one.authorId < other.authorId ? -1 : 1))) {
      const post = await lockPost(tx, id)
      if (!post || (payload.authorId !== null && post.state !== 'waiting')) continue
      await deleteWholePost(tx, post)
      publish(tx, postRemoved({ postId: id, authorId: post.authorId, groupId: post.groupId, repostedId: null, quotedId: post.quotedId }))
    }
    return some.length
  })
}

/** Who came back keeps what waits. */
async function isMember({ db }: Services, { groupId, authorId }: Payload): Promise<boolean> {
  if (authorId === null) return false
  return (await loadGroupOfAuthor(db, { groupId, authorId }))?.mayWrite === true
}
