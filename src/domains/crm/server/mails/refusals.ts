/** Addresses that want no mail of a workspace: a colleague says so, or the owner of the address by the link in a mail. */
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { findContact } from '../contacts/contacts.sql.ts'
import { requireContactId } from '../contacts/contacts.ts'
import { type Address, addressKeyOf, readToken } from './mail-link.ts'
import { findRefusal } from './mails.sql.ts'

export type RefusalView = { refusedBy: 'contact' | 'colleague' | null }

export async function getRefusal(ctx: WorkspaceContext, contactId: string): Promise<RefusalView> {
  const address = await findAddress(ctx.services.db, ctx, contactId)
  return address ? toView(ctx.services.db, address) : { refusedBy: null }
}

/** Null: the contact has no email. Fails with NOT_FOUND. */
export async function findAddress(db: Db, { services, membership: { workspaceId } }: WorkspaceContext, contactId: string) {
  const contact = await findContact(db, { workspaceId, id: await requireContactId(db, workspaceId, contactId) })
  if (!contact) throw notFound()
  return contact.email === '' ? null : { workspaceId, addressKey: addressKeyOf(services, contact.email) }
}

export async function toView(db: Db, address: Address): Promise<RefusalView> {
  const found = await findRefusal(db, address)
  return { refusedBy: found ? (found.byContact ? 'contact' : 'colleague') : null }
}

/** Fails with NOT_FOUND for a wrong link. */
export const getMailLink = ({ services }: OperationContext, token: string) => loadBusiness(services.db, readToken(services, token))

/** Fails with NOT_FOUND. */
export async function loadBusiness(db: Db, { workspaceId }: Address): Promise<{ business: string }> {
  const business = (await loadWorkspaceNames(db, [workspaceId])).get(workspaceId)
  if (business === undefined) throw notFound()
  return { business }
}
