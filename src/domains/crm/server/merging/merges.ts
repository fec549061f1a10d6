import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { MergeView } from '../../contract.ts'
import { requireContactId } from '../contacts/contacts.ts'
import { listMergeRows } from './merges.sql.ts'

export async function listMerges(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  { contactId, ...paging }: Paging & { contactId: string },
): Promise<Page<MergeView>> {
  const id = await requireContactId(db, workspaceId, contactId)
  const { items, nextCursor } = await listMergeRows(db, { workspaceId, id }, paging)
  const people = await loadUsers(
    db,
    items.flatMap(({ mergedBy }) => mergedBy ?? []),
  )
  return {
    items: items.map(({ mergedBy, mergedAt, undoneAt, ...row }) => ({
      ...row,
      by: people.get(mergedBy ?? '') ?? null,
      mergedAt: mergedAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}
