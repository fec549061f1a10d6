import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { ContactView } from '../contract.ts'
import { type ContactRow, findContact, listContactRows } from './contacts.sql.ts'

export async function listContacts(
  { services, membership: { workspaceId } }: WorkspaceContext,
  { q, ...paging }: Paging & { q?: string | undefined },
): Promise<Page<ContactView> & { total: Total }> {
  const { items, ...page } = await listContactRows(services.db, { workspaceId, q }, paging)
  return { items: items.map(toContactView), ...page }
}

export async function getContact({ services, membership }: WorkspaceContext, contactId: string): Promise<ContactView> {
  const row = await findContact(services.db, membership.workspaceId, contactId)
  if (!row) throw notFound()
  return toContactView(row)
}

export function toContactView({ id, name, notes, createdAt, version }: ContactRow): ContactView {
  return { id, name, notes, createdAt: createdAt.toISOString(), version }
}
