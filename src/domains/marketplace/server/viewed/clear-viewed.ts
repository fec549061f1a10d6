import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteViewsOfUser } from './views.sql.ts'

export async function clearViewed(ctx: MemberContext): Promise<void> {
  const { userId } = ctx
  await transact(ctx, (tx) => deleteViewsOfUser(tx.db, userId))
}
