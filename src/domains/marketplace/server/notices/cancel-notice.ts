import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteNotice } from './notices.sql.ts'

export async function cancelNotice(ctx: MemberContext, variantId: string): Promise<void> {
  const { userId } = ctx
  await transact(ctx, (tx) => deleteNotice(tx.db, userId, variantId))
}
