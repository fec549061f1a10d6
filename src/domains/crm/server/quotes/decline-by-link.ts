import { quoteDeclined } from '#events/crm.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { SharedQuote } from '../../contract.ts'
import { decide, requireUndecided } from './decide-quote.ts'
import { lockSharedQuote } from './shared-quote.ts'

/** By the bearer of the private link, with a reason. */
export async function declineByLink(ctx: OperationContext, { token, reason }: { token: string; reason: string }): Promise<SharedQuote> {
  return transact(ctx, async (tx) => {
    const quote = await lockSharedQuote(tx, token)
    await requireUndecided(tx, quote)
    publish(tx, quoteDeclined({ quoteId: quote.id, workspaceId: quote.workspaceId }))
    return decide(tx, quote, 'declined', reason)
  })
}
