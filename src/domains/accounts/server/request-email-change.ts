import { emailChangeRequested } from '#events/accounts.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { upsertEmailChange } from './email-changes.sql.ts'
import { VERIFICATION_MAIL_PER_DAY } from './limits.ts'
import { toEmailKey } from './username.rules.ts'
import { isEmailTaken } from './users.sql.ts'

/** Requests an email change: mails a link to the new address and a warning to the current one. Nothing changes until the link is opened. */
export async function requestEmailChange(ctx: MemberContext, { email }: { email: string }): Promise<void> {
  const { id } = ctx.viewer
  await ctx.services.limits.consume(VERIFICATION_MAIL_PER_DAY, id)
  const key = toEmailKey(email)
  if (await isEmailTaken(ctx.services.db, key)) throw new Failure('EMAIL_IN_USE')
  await transact(ctx, async (tx) => {
    await upsertEmailChange(tx.db, { userId: id, email, emailKey: key, requestedAt: tx.now })
    publish(tx, emailChangeRequested({ userId: id }))
  })
}
