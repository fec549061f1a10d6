import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteNoticesByToken } from './notices.sql.ts'

/** Cancels all notices of an email's recipient. A link that was already used succeeds too. */
export async function cancelNoticesByLink(ctx: OperationContext, token: string): Promise<void> {
  await transact(ctx, (tx) => deleteNoticesByToken(tx.db, hashToken(token)))
}
