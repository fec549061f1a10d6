import { quoteAccepted } from '#events/crm.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { SharedQuote } from '../../contract.ts'
import { decide, requireUndecided } from './decide-quote.ts'
import { lockSharedQuote, toSharedQuote } from './shared-quote.ts'

/** By the bearer of the private link, without an account. A second time it changes nothing. */
export async function acceptByLink(ctx: OperationContext, { token }: { token: string }): Promise<SharedQuote> {
  return transact(ctx, async (tx) => {
    const quote = await lockSharedQuote(tx, token)
    if (quote.status === 'accepted') return toSharedQuote(tx.db, quote, tx.now)
    await requireUndecided(tx, quote)
    publish(tx, quoteAccepted({ quoteId: quote.id, workspaceId: quote.workspaceId }))
    return decide(tx, quote, 'accepted', '')
  })
}
