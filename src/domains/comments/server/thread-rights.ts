/** What a viewer may do in a thread. The rights are those of the record that it is about. */
import { loadUnseenPeople } from '#domains/network/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { OperationContext, ResourceRef } from '#platform/server/services.ts'
import type { CommentReader } from './comments.sql.ts'

export type ThreadRights = { comments: boolean; moderates: boolean; pins: boolean; reader: CommentReader }

/** Fails with NOT_FOUND for a record that the viewer does not see. */
export async function loadThreadRights({ services, viewer }: OperationContext, db: Db, record: ResourceRef): Promise<ThreadRights> {
  const { resources } = services
  const can = async (act: 'view' | 'comment' | 'moderate') => (await resources.can(db, viewer, act, [record]))[0] ?? false
  const [views, comments, moderates, authors, unseenIds] = await Promise.all([
    can('view'),
    can('comment'),
    can('moderate'),
    resources.moderation(record.type)?.authorOf(db, [record.id]),
    loadUnseenPeople(db, viewer, services.now()),
  ])
  if (!views) throw notFound()
  const userId = viewer.kind === 'member' ? viewer.id : null
  const pins = moderates || (userId !== null && authors?.get(record.id) === userId)
  return { comments: comments && userId !== null, moderates, pins, reader: { userId, unseenIds, moderates } }
}
