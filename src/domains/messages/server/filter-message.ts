import { filterTexts } from '#domains/reports/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'

/**
 * Fails with TEXT_REFUSED. Words that are held elsewhere pass: nobody reads a conversation unless one of its people reports a message.
 */
export async function filterMessage(ctx: MemberContext, texts: readonly string[]): Promise<void> {
  if ((await filterTexts(ctx, texts)) === 'refuse') throw new Failure('TEXT_REFUSED')
}
