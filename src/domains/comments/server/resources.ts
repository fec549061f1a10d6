/** A comment as a record of others: it is seen by who sees the record that it is about. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadUnseenPeople } from '#domains/network/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Act, ResourceRegistry, Viewer } from '#platform/server/services.ts'
import { type CommentRow, loadComments } from './comments.sql.ts'
import { destroyComment, hideComment, showComment } from './moderated-comment.ts'
import { commentPath, recordOf } from './notices.ts'
import { eraseComments, eraseReactions, exportCommentsOf } from './personal-data.sql.ts'
import { setAuthorAbsent } from './threads.sql.ts'

type Seen = CommentRow & { name: string }

/** Those of the comments that are shown, on records with which the viewer may do this, by people whom they do not hide. */
async function loadSeen(db: Db, viewer: Viewer, act: Act, ids: readonly string[], others: ResourceRegistry): Promise<Seen[]> {
  const rows = (await loadComments(db, ids)).filter(({ shown }) => shown)
  if (rows.length === 0) return []
  const [allowed, unseen, users] = await Promise.all([
    others.can(db, viewer, act, rows.map(recordOf)),
    loadUnseenPeople(db, viewer, new Date()),
    loadVisibleUsers(
      db,
      rows.flatMap(({ authorId }) => authorId ?? []),
    ),
  ])
  return rows.flatMap((row, index) => {
    const name = row.authorId !== null && !unseen.includes(row.authorId) && users.get(row.authorId)?.name
    return allowed[index] && name ? [{ ...row, name }] : []
  })
}

const comment = defineResource({
  type: 'comment',
  async cards(db, viewer, language, ids, others) {
    const seen = await loadSeen(db, viewer, 'view', ids, others)
    const records = await others.cards(db, viewer, language, seen.map(recordOf))
    const cards = new Map(
      seen.flatMap(({ id, name, text }, index) => {
        const record = records[index]
        if (!record) return []
        const href = commentPath(record.href, id)
        return [[id, { type: 'comment', id, title: name, subtitle: text, image: null, href, amount: null, state: null }]]
      }),
    )
    return ids.map((id) => cards.get(id) ?? null)
  },
  async can(db, viewer, act, ids, others) {
    if (act !== 'view' && act !== 'report' && act !== 'moderate') return new Set()
    if (act !== 'view' && viewer.kind !== 'member') return new Set()
    const seen = await loadSeen(db, viewer, act === 'moderate' ? 'moderate' : 'view', ids, others)
    return new Set(seen.flatMap(({ id, authorId }) => (act !== 'view' && authorId === viewer.id ? [] : id)))
  },
  async audience(db, id, others) {
    const [row] = await loadComments(db, [id])
    return row?.shown ? others.audience(db, recordOf(row)) : null
  },
  moderation: {
    async authorOf(db, ids) {
      const rows = await loadComments(db, ids)
      return new Map(rows.flatMap(({ id, authorId, deletedAt }) => (authorId === null || deletedAt ? [] : [[id, authorId] as const])))
    },
    async evidence(db, id) {
      const [row] = await loadComments(db, [id])
      if (!row || row.deletedAt || row.removedAt) return []
      return [{ id, authorId: row.authorId, at: row.createdAt.toISOString(), title: '', text: row.text, pictures: [] }]
    },
    remove: (tx, by, id, { text, reason }) => hideComment(tx, by, id, text || reason),
    restore: (tx, _by, id) => showComment(tx, id),
    destroy: destroyComment,
    async groupOf(db, ids, others) {
      const rows = await loadComments(db, ids)
      const groups = new Map<string, string>()
      for (const [type, about] of Map.groupBy(rows, (row) => row.type)) {
        const found = await others.moderation(type)?.groupOf?.(
          db,
          about.map(({ recordId }) => recordId),
        )
        for (const { id, recordId } of about) {
          const groupId = found?.get(recordId)
          if (groupId !== undefined) groups.set(id, groupId)
        }
      }
      return groups
    },
  },
  personalData: {
    obligations: async () => [],
    export: exportCommentsOf,
    async erase(tx, userId) {
      await setAuthorAbsent(tx.db, userId, true)
      await eraseReactions(tx.db, userId)
      await eraseComments(tx.db, userId, tx.now)
    },
  },
})

export const resources: readonly Resource[] = [comment]
