import type { Page, Paging } from '#platform/server/list-page.ts'
import { loadRecordCards } from '#platform/server/record-cards.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import type { ActView } from '../../contract.ts'
import { requireContactId } from '../contacts/contacts.ts'
import { listActRows } from './acts.sql.ts'

/** Acts whose texts are elsewhere show only that they happened. */
const WITHOUT_CARD = new Set(['message', 'form'])

/** Posts are shown as somebody without an account sees them: the member agreed to their public ones. */
export async function listActs(ctx: WorkspaceContext, { contactId, ...paging }: Paging & { contactId: string }): Promise<Page<ActView>> {
  const { services, membership } = ctx
  const { workspaceId } = membership
  const id = await requireContactId(services.db, workspaceId, contactId)
  const { items, nextCursor } = await listActRows(services.db, { workspaceId, id }, paging)
  const records = items.map(({ kind, resourceType, resourceId }) => ({ kind, type: resourceType, id: resourceId }))
  const stranger: OperationContext = { ...ctx, viewer: { kind: 'guest', id: null } }
  const [own, published] = await Promise.all([
    loadRecordCards(
      ctx,
      services.db,
      records.filter(({ kind }) => kind !== 'post' && !WITHOUT_CARD.has(kind)),
    ),
    loadRecordCards(
      stranger,
      services.db,
      records.filter(({ kind }) => kind === 'post'),
    ),
  ])
  return {
    items: items.flatMap(({ id: actId, kind, resourceType, resourceId, happenedAt }): ActView[] => {
      const act = { id: actId, kind, at: happenedAt.toISOString() }
      if (WITHOUT_CARD.has(kind)) return [{ ...act, record: null }]
      const record = (kind === 'post' ? published : own)(resourceType, resourceId)
      return record?.card ? [{ ...act, record }] : []
    }),
    nextCursor,
  }
}
