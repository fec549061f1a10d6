import { filterTexts } from '#domains/reports/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'

/** Whether a moderator has to see the review first, whatever the platform's mode. Fails with TEXT_REFUSED. */
export async function filterReview(ctx: MemberContext, { title, text }: { title: string; text: string }): Promise<boolean> {
  const verdict = await filterTexts(ctx, [title, text])
  if (verdict === 'refuse') throw new Failure('TEXT_REFUSED')
  return verdict === 'hold'
}
