import { verificationRequested } from '#events/accounts.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { VERIFICATION_MAIL_PER_DAY, VERIFICATION_MAIL_SPACING } from './limits.ts'
import { findAccount } from './users.sql.ts'

/** Sends another verification mail. Returns the seconds until the next one can be requested. */
export async function resendVerification(ctx: MemberContext): Promise<number> {
  const { id } = ctx.viewer
  const account = await findAccount(ctx.services.db, id)
  if (account?.emailProof === 'mailed') return 0
  for (const limit of [VERIFICATION_MAIL_SPACING, VERIFICATION_MAIL_PER_DAY]) await ctx.services.limits.consume(limit, id)
  await transact(ctx, async (tx) => publish(tx, verificationRequested({ userId: id })))
  return VERIFICATION_MAIL_SPACING.seconds
}
