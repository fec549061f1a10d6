import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext, Services, Viewer } from '#platform/server/services.ts'
import { loadGroupRights } from '../rights.ts'
import { findFile, listFilesOf } from './files.sql.ts'

type Query = { groupId: string; q?: string | undefined; cursor?: string | undefined; limit: number }

export const filePath = ({ groupId, id }: { groupId: string; id: string }) => `/groups/${groupId}/files/${id}`

/** Fails with NOT_FOUND for those who do not read the group. */
export async function listFiles({ services: { db }, userId, viewer }: MemberContext, { groupId, q, ...paging }: Query) {
  const rights = (await loadGroupRights(db, viewer, [groupId])).get(groupId)
  if (!rights?.mayRead) throw notFound()
  const hiddenIds = await loadHiddenPeople(db, viewer)
  const { items, nextCursor, total } = await listFilesOf(db, { groupId, q, hiddenIds }, paging)
  const users = await loadVisibleUsers(
    db,
    items.map(({ uploadedBy }) => uploadedBy),
  )
  return {
    items: items.flatMap((file) => {
      const { id, name, bytes, uploadedAt } = file
      const uploadedBy = users.get(file.uploadedBy)
      if (!uploadedBy) return []
      const mayDelete = rights.moderates || uploadedBy.id === userId
      return [{ id, name, bytes, uploadedBy, uploadedAt: uploadedAt.toISOString(), href: filePath(file), mayDelete }]
    }),
    nextCursor,
    total,
  }
}

type Reader = { services: Services; viewer: Viewer }

/** The stored file for a download. Fails with NOT_FOUND for guests, and where the list leaves it out. */
export async function getFile({ services: { db }, viewer }: Reader, { groupId, fileId }: { groupId: string; fileId: string }) {
  const isMember = viewer.kind === 'member'
  const file = await findFile(db, fileId)
  const rights = (await loadGroupRights(db, viewer, [groupId])).get(groupId)
  if (!isMember || file?.groupId !== groupId || !rights?.mayRead) throw notFound()
  const [hidden, users] = await Promise.all([loadHiddenPeople(db, viewer), loadVisibleUsers(db, [file.uploadedBy])])
  if (hidden.includes(file.uploadedBy) || !users.has(file.uploadedBy)) throw notFound()
  return { key: file.key, name: file.name }
}
