import { passwordResetRequested } from '#events/accounts.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { RESET_MAIL_PER_DAY, RESET_MAIL_SPACING, RESET_PER_ADDRESS } from './limits.ts'
import { toEmailKey } from './username.rules.ts'
import { findAccountByEmail } from './users.sql.ts'

/**
 * Requests a reset link by mail. Does not reveal whether the account exists; the handler adds a minimum duration of 1000 ms (spec §9).
 * Sends at most one mail in ten minutes and five a day to one email.
 */
export async function requestPasswordReset(ctx: OperationContext, { email }: { email: string }): Promise<void> {
  const { services, client } = ctx
  await services.limits.consume(RESET_PER_ADDRESS, client.address)
  const key = toEmailKey(email)
  if (!(await services.limits.allows([RESET_MAIL_SPACING, RESET_MAIL_PER_DAY], key))) return
  const account = await findAccountByEmail(services.db, key)
  if (account && !account.deletionRequestedAt)
    await transactAsSystem(services, async (tx) => publish(tx, passwordResetRequested({ userId: account.id })))
}
