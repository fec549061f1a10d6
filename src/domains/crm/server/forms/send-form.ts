import { Failure, notFound } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { isGoodTicket } from './form-ticket.ts'
import { findOpenForm } from './forms.sql.ts'
import { type Entry, takeEntry } from './take-entry.ts'

type Input = Entry & { token: string; ticket: string }

/** Fails with NOT_FOUND and TOO_FAST. The answer reveals nobody: it is the same for known and unknown emails. */
export async function sendForm(ctx: OperationContext, { token, ticket, ...entry }: Input): Promise<Record<string, never>> {
  const { services, viewer } = ctx
  return transact(ctx, async (tx) => {
    const form = await findOpenForm(tx.db, token)
    if (!form) throw notFound()
    if (!isGoodTicket(services, token, ticket)) throw new Failure('TOO_FAST')
    await takeEntry(tx, form, entry, viewer.kind === 'member' ? viewer.id : null)
    return {}
  })
}
