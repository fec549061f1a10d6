/** Posts as records that other domains show, report and comment, and the personal data of the feed. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { removeCommentsOf } from '#domains/comments/server/index.ts'
import { loadStandings } from '#domains/network/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import { pictureView } from '#platform/server/picture.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import { pictureKeys } from '#platform/server/uploads/attached-pictures.ts'
import { loadRightsTo } from './group-rights.ts'
import { linkKeys } from './link-picture.ts'
import { moderation } from './moderation.ts'
import { erasePostsOf, exportFeedOf, loadLinksOf, loadPicturesOf } from './personal-data.sql.ts'
import { loadHeads, type PostHead } from './posts.sql.ts'
import { loadPostIdsOf } from './searchables.sql.ts'
import { mayRead } from './visibility.rules.ts'

const post = defineResource({
  type: 'post',
  async cards(db, viewer, language, ids) {
    const heads = new Map((await loadReadable(db, viewer, ids)).map((head) => [head.id, head]))
    const users = await loadVisibleUsers(
      db,
      [...heads.values()].map(({ authorId }) => authorId),
    )
    return ids.map((id) => {
      const head = heads.get(id)
      const author = head && users.get(head.authorId)
      if (!head || !author) return null
      const image = head.pictures[0] ? pictureView(head.pictures[0], language) : null
      const card = { type: 'post', id, title: author.name, subtitle: head.text, image, amount: null, state: null }
      return { ...card, href: `/social/posts/${id}` }
    })
  },
  async can(db, viewer, act, ids) {
    if (act === 'note' || act === 'attach') return new Set()
    if (viewer.kind === 'guest' && act !== 'view') return new Set()
    const isAdmin = viewer.kind === 'member' && viewer.role === 'admin'
    const heads = await loadReadable(db, viewer, ids)
    const rightsTo = await loadRightsTo(db, viewer, heads)
    const isAllowed = (head: PostHead): boolean => {
      if (act === 'report') return head.authorId !== viewer.id
      if (act === 'moderate') return head.authorId !== viewer.id && (isAdmin || rightsTo(head)?.moderates === true)
      return act !== 'comment' || head.groupId === null || rightsTo(head)?.mayWrite === true
    }
    return new Set(heads.filter(isAllowed).map(({ id }) => id))
  },
  async audience(db, id, registry) {
    const [head] = await loadHeads(db, [id])
    if (!head) return null
    if (head.groupId !== null && head.state === 'published') return registry.audience(db, { type: 'group', id: head.groupId })
    const standing = (await loadStandings(db, null, [head.authorId], new Date(0))).get(head.authorId)
    if (head.audience === 'public' && head.state === 'published' && !standing?.isPrivate) return { kind: 'everyone' }
    return { kind: 'people', userIds: [head.authorId], members: [] }
  },
  moderation,
  personalData: {
    obligations: async () => [],
    export: exportFeedOf,
    files: async (db, userId) =>
      (await loadPicturesOf(db, userId)).flatMap(({ id, pictures }) =>
        pictures.flatMap((picture, index) => {
          const key = picture.sources.at(-1)?.key
          return key ? [{ path: `posts/${id}-${index + 1}.webp`, key }] : []
        }),
      ),
    async erase(tx, userId) {
      await unlinkFiles(
        tx,
        (await loadPicturesOf(tx.db, userId)).flatMap(({ pictures }) => pictureKeys(pictures)),
      )
      await unlinkFiles(tx, (await loadLinksOf(tx.db, userId)).flatMap(linkKeys))
      const ids = await loadPostIdsOf(tx.db, [userId])
      for (const id of ids) await removeCommentsOf(tx, { type: 'post', id })
      await erasePostsOf(tx.db, userId)
      await tx.services.search.refresh(tx, 'post', ids)
    },
  },
})

/** Those that the viewer may read. Administrators read all that is reported to them. */
async function loadReadable(db: Db, viewer: Viewer, ids: readonly string[]): Promise<PostHead[]> {
  const heads = (await loadHeads(db, ids)).filter(({ repostedId }) => repostedId === null)
  if (heads.length === 0 || (viewer.kind === 'member' && viewer.role === 'admin')) return heads
  const authorIds = heads.map(({ authorId }) => authorId)
  const readerId = viewer.kind === 'member' ? viewer.id : null
  const users = await loadVisibleUsers(db, authorIds)
  const standings = await loadStandings(db, readerId, authorIds, new Date())
  const rightsTo = await loadRightsTo(db, viewer, heads)
  return heads.filter((head) => {
    const { authorId, audience, state } = head
    const author = standings.get(authorId)
    const group = rightsTo(head)
    return users.has(authorId) && author && mayRead({ isMine: authorId === readerId, audience, state, author, group })
  })
}

export const resources: readonly Resource[] = [post]
