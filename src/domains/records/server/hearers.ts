/** Who is to hear of records: colleagues who still see them, never of their own acts. */
import type { Notice } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadColleagueIds } from './record-rights.ts'
import type { RecordKey } from './records.sql.ts'

type Told = { userIds: readonly string[]; actorId: string | null; target?: Notice['target'] }

/** Nothing for a record that is gone. */
export async function noticesFor(
  tx: Tx,
  { workspaceId, type, id }: RecordKey,
  { userIds, actorId, target = { type, id } }: Told,
): Promise<Notice<{ title: string }>[]> {
  const page = await tx.services.resources.business(type)?.pageOf(tx.db, workspaceId, id)
  if (!page || userIds.length === 0) return []
  const colleagues = await loadColleagueIds(tx.services, tx.db, { workspaceId, type })
  return [...new Set(userIds)]
    .filter((userId) => userId !== actorId && colleagues.includes(userId))
    .map((userId) => ({ userId, target, actorId, params: { title: page.title }, href: page.href, workspaceId }))
}
