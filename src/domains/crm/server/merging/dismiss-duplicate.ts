import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockContacts } from '../contacts/contacts.sql.ts'
import { insertNotDuplicates } from './duplicates.sql.ts'

type Input = { contactId: string; otherId: string }

/** Remembers that two contacts are two people. Fails with NOT_FOUND and SAME_CONTACT. */
export async function dismissDuplicate(ctx: WorkspaceContext, { contactId, otherId }: Input): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if (contactId === otherId) throw new Failure('SAME_CONTACT')
    const found = await lockContacts(tx.db, workspaceId, [contactId, otherId])
    if (found.size < 2) throw notFound()
    await insertNotDuplicates(tx.db, workspaceId, [contactId, otherId], tx.now)
    return {}
  })
}
