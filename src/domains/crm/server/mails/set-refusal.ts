import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteRefusal, saveRefusal } from './mails.sql.ts'
import { findAddress, type RefusalView, toView } from './refusals.ts'

/** Fails with NOT_FOUND, EMAIL_MISSING and MAIL_REFUSED. */
export async function setRefusal(
  ctx: WorkspaceContext,
  { contactId, refused }: { contactId: string; refused: boolean },
): Promise<RefusalView> {
  return transact(ctx, async (tx) => {
    const address = await findAddress(tx.db, ctx, contactId)
    if (!address) throw new Failure('EMAIL_MISSING')
    if (refused) await saveRefusal(tx.db, address, false, tx.now)
    else await deleteRefusal(tx.db, address)
    const view = await toView(tx.db, address)
    if (!refused && view.refusedBy !== null) throw new Failure('MAIL_REFUSED')
    return view
  })
}
