/** Addresses that want no mail of a workspace: a colleague says so, or the owner of the address by the link in a mail. */
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { findContact } from '../contacts/contacts.sql.ts'
import { requireContactId } from '../contacts/contacts.ts'
import { type Address, addressKeyOf, readToken } from './mail-link.ts'
import { deleteRefusal, findRefusal, saveRefusal } from './mails.sql.ts'

type View = { refusedBy: 'contact' | 'colleague' | null }

export async function getRefusal(ctx: WorkspaceContext, contactId: string): Promise<View> {
  const address = await findAddress(ctx.services.db, ctx, contactId)
  return address ? toView(ctx.services.db, address) : { refusedBy: null }
}

/** Fails with NOT_FOUND, EMAIL_MISSING and MAIL_REFUSED. */
export async function setRefusal(ctx: WorkspaceContext, { contactId, refused }: { contactId: string; refused: boolean }): Promise<View> {
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

async function findAddress(db: Db, { services, membership: { workspaceId } }: WorkspaceContext, contactId: string) {
  const contact = await findContact(db, { workspaceId, id: await requireContactId(db, workspaceId, contactId) })
  if (!contact) throw notFound()
  return contact.email === '' ? null : { workspaceId, addressKey: addressKeyOf(services, contact.email) }
}

async function toView(db: Db, address: Address): Promise<View> {
  const found = await findRefusal(db, address)
  return { refusedBy: found ? (found.byContact ? 'contact' : 'colleague') : null }
}

/** Fails with NOT_FOUND for a wrong link. */
export const getMailLink = ({ services }: OperationContext, token: string) => loadBusiness(services.db, readToken(services, token))

/** Safe to repeat. Fails with NOT_FOUND for a wrong link. */
export async function refuseByLink(ctx: OperationContext, token: string): Promise<{ business: string }> {
  const address = readToken(ctx.services, token)
  return transact(ctx, async (tx) => {
    const business = await loadBusiness(tx.db, address)
    await saveRefusal(tx.db, address, true, tx.now)
    return business
  })
}

async function loadBusiness(db: Db, { workspaceId }: Address): Promise<{ business: string }> {
  const business = (await loadWorkspaceNames(db, [workspaceId])).get(workspaceId)
  if (business === undefined) throw notFound()
  return { business }
}
