/** What was reported in a group, for its moderators. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadGroupRights } from '#domains/groups/server/index.ts'
import { listRecords } from '#domains/reports/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Paging } from '#platform/server/list-page.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { GroupReport } from '../contract.ts'

/** Without what the filter holds, which administrators decide about. Fails with NOT_FOUND for those who do not moderate the group. */
export async function listGroupReports(
  ctx: MemberContext,
  { groupId, ...paging }: Paging & { groupId: string },
): Promise<{ items: GroupReport[]; nextCursor: string | null }> {
  const { services, viewer, language, userId } = ctx
  const { db } = services
  await requireModerator(ctx, db, groupId)
  const { items, nextCursor } = await listRecords(db, { groupId, held: false }, '-newest', paging)
  const records = items.map(({ resourceType: type, resourceId: id }) => ({ type, id }))
  const found = items.map(({ resourceId, evidence }) => evidence.find(({ id }) => id === resourceId))
  const [cards, people] = await Promise.all([
    services.resources.cards(db, viewer, language, records),
    loadUsers(
      db,
      found.flatMap((item) => item?.authorId ?? []),
    ),
  ])
  const views = items.map(({ resourceType: type, resourceId: id, reasons, count, newestAt }, index): GroupReport => {
    const item = found[index]
    return {
      type,
      id,
      title: item?.title ?? '',
      text: item?.text ?? '',
      images: (item?.pictures ?? []).map((picture) => pictureView(picture, language)),
      author: people.get(item?.authorId ?? '') ?? null,
      mine: item?.authorId === userId,
      path: cards[index]?.href ?? null,
      reasons: [...new Set(reasons)],
      count,
      newestAt: newestAt.toISOString(),
    }
  })
  return { items: views, nextCursor }
}

/** Fails with NOT_FOUND. */
export async function requireModerator({ viewer }: MemberContext, db: Db, groupId: string): Promise<void> {
  if (!(await loadGroupRights(db, viewer, [groupId])).get(groupId)?.moderates) throw notFound()
}
