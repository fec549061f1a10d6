import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { DuplicateView } from '../../contract.ts'
import { loadContactRows } from '../contacts/contacts.sql.ts'
import { toContactViews } from '../contacts/contacts.ts'
import { listDuplicateRows } from './duplicates.sql.ts'

export async function listDuplicates(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  paging: Paging,
): Promise<Page<DuplicateView> & { total: Total }> {
  const { items, ...page } = await listDuplicateRows(db, workspaceId, paging)
  const ids = items.flatMap(({ id, olderId }) => [id, olderId])
  const views = new Map((await toContactViews(db, await loadContactRows(db, workspaceId, ids))).map((view) => [view.id, view]))
  return {
    items: items.flatMap(({ id, olderId, reasons }) => {
      const [contact, older] = [views.get(id), views.get(olderId)]
      return contact && older ? [{ contact, older, reasons }] : []
    }),
    ...page,
  }
}
