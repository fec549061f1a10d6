import type { Db } from '#platform/server/db.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { QueuedApplication } from '../contract.ts'
import { countApplications, listApplicationRows, type Queue } from './applications.sql.ts'
import { toQueuedApplications } from './queued-applications.ts'

export async function listApplications(
  { services: { db } }: AdminContext,
  { state, cursor, limit }: { state: Queue; cursor?: string | undefined; limit: number },
): Promise<{ items: QueuedApplication[]; nextCursor: string | null; total: Total }> {
  const { items, nextCursor, total } = await listApplicationRows(db, state, { cursor, limit })
  return { items: await toQueuedApplications(db, items), nextCursor, total }
}

export async function countPendingApplications(db: Db): Promise<{ pending: number }> {
  return { pending: (await countApplications(db, 'waiting')).count }
}
