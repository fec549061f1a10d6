/** A record for the tests of comments: boards, which everybody or only some people see, and which somebody moderates. */
import { domains } from '#app/server/domains.ts'
import { defineResource, joinResources } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import type { TestPlaza } from './open.ts'

export type Board = {
  title: string
  authorId: string
  /** Null: everybody, also guests. */
  readerIds: readonly string[] | null
  /** Who may comment; null: every member who sees it. */
  writerIds?: readonly string[] | null
  moderatorIds?: readonly string[]
}

/** Adds the resource `board` to this Plaza; tests change its boards as they like. */
export function addBoards(plaza: TestPlaza): Map<string, Board> {
  const boards = new Map<string, Board>()
  const sees = ({ readerIds }: Board, viewer: Viewer) => readerIds === null || (viewer.kind === 'member' && readerIds.includes(viewer.id))
  const board = defineResource({
    type: 'board',
    async cards(_db, viewer, _language, ids) {
      return ids.map((id) => {
        const found = boards.get(id)
        if (!found || !sees(found, viewer)) return null
        return { type: 'board', id, title: found.title, subtitle: '', image: null, href: `/boards/${id}`, amount: null, state: null }
      })
    },
    async can(_db, viewer, act, ids) {
      return new Set(
        ids.filter((id) => {
          const found = boards.get(id)
          if (!found || !sees(found, viewer)) return false
          if (act === 'view') return true
          if (viewer.kind !== 'member') return false
          if (act === 'comment') return (found.writerIds ?? null) === null || (found.writerIds?.includes(viewer.id) ?? false)
          return act === 'moderate' && (viewer.role === 'admin' || (found.moderatorIds?.includes(viewer.id) ?? false))
        }),
      )
    },
    async audience(_db, id) {
      const found = boards.get(id)
      if (!found) return null
      return found.readerIds === null ? { kind: 'everyone' } : { kind: 'people', userIds: found.readerIds, members: [] }
    },
    moderation: {
      authorOf: async (_db, ids) => new Map(ids.flatMap((id) => (boards.has(id) ? [[id, boards.get(id)?.authorId ?? ''] as const] : []))),
      evidence: async () => [],
      remove: async () => false,
      restore: async () => false,
    },
  })
  plaza.services.resources = joinResources(
    [...domains.flatMap(({ resources = [] }) => resources), board],
    domains.flatMap(({ restrictions = [] }) => restrictions),
  )
  return boards
}
