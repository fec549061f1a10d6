import type { MemberContext } from '#platform/server/services.ts'
import { loadNoticesOfUser } from './notices.sql.ts'

/** Variants for which this member has a pending notice. */
export async function listAwaitedVariants(ctx: MemberContext): Promise<string[]> {
  const notices = await loadNoticesOfUser(ctx.services.db, ctx.userId)
  return notices.filter(({ sentAt }) => sentAt === null).map(({ variantId }) => variantId)
}
