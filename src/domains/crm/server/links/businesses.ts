import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { BusinessView } from '../../contract.ts'
import { type LinkRow, listMemberLinks } from './links.sql.ts'

export async function listBusinesses({ services: { db }, userId }: MemberContext, paging: Paging): Promise<Page<BusinessView>> {
  const { items, nextCursor } = await listMemberLinks(db, userId, paging)
  return { items: await toBusinessViews(db, items), nextCursor }
}

export async function toBusinessViews(db: Db, rows: readonly LinkRow[]): Promise<BusinessView[]> {
  const names = await loadWorkspaceNames(
    db,
    rows.map(({ workspaceId }) => workspaceId),
  )
  return rows.map(({ workspaceId, refused, linked, showsPosts, createdAt }) => ({
    workspaceId,
    name: names.get(workspaceId) ?? '',
    state: refused ? 'refused' : linked ? 'linked' : 'allowed',
    showsPosts,
    since: createdAt.toISOString(),
  }))
}
