/** How moderators judge posts. */
import type { Moderation } from '#platform/server/services.ts'
import { deleteWholePost } from './delete-whole-post.ts'
import { hidePost, lockPost } from './hide-post.ts'
import { loadHeads } from './posts.sql.ts'
import { publishPost } from './publish-post.ts'
import { loadGroupOfAuthor, waitForApproval } from './wait-for-approval.ts'

export const moderation: Moderation = {
  authorOf: async (db, ids) => new Map((await loadHeads(db, ids)).map(({ id, authorId }) => [id, authorId])),
  groupOf: async (db, ids) => new Map((await loadHeads(db, ids)).flatMap(({ id, groupId }) => (groupId ? [[id, groupId] as const] : []))),
  async evidence(db, id) {
    const [head] = await loadHeads(db, [id])
    if (!head || head.state === 'removed') return []
    const { authorId, createdAt, text, pictures } = head
    return [{ id, authorId, at: createdAt.toISOString(), title: '', text, pictures }]
  },
  async remove(tx, _by, id) {
    const head = await lockPost(tx, id)
    if (!head || head.state === 'removed') return false
    await hidePost(tx, head, null)
    return true
  },
  /** What the group has not approved yet waits for it. */
  async restore(tx, _by, id) {
    const head = await lockPost(tx, id)
    if (!head || head.state === 'published' || head.state === 'waiting') return false
    const group = head.shownBefore ? null : await loadGroupOfAuthor(tx.db, head)
    if (group?.needsApproval) await waitForApproval(tx, head, group.id)
    else await publishPost(tx, head)
    return true
  },
  async destroy(tx, id) {
    const head = await lockPost(tx, id)
    if (head?.state === 'removed') await deleteWholePost(tx, head)
  },
}
