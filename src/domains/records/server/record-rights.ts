/** Who may read and write what a record has here: members of its workspace, as the domain of the record decides. */
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { ResourceRef, Services, Viewer, WorkspaceContext } from '#platform/server/services.ts'
import type { RecordKey } from './records.sql.ts'

type Asking = { services: Pick<Services, 'resources'>; viewer: Viewer }

/** Fails with NOT_FOUND unless it is a record of the active workspace on which the member may write notes. */
export async function requireRecord(ctx: WorkspaceContext, db: Db, record: ResourceRef): Promise<RecordKey> {
  const key = { workspaceId: ctx.membership.workspaceId, type: record.type, id: record.id }
  if (!(await mayUse(ctx, db, key, 'note'))) throw notFound()
  return key
}

export async function mayUse({ services, viewer }: Asking, db: Db, key: RecordKey, act: 'note' | 'attach'): Promise<boolean> {
  const business = services.resources.business(key.type)
  if (!business) return false
  const [allowed, workspaces] = await Promise.all([
    services.resources.can(db, viewer, act, [{ type: key.type, id: key.id }]),
    business.workspacesOf(db, [key.id]),
  ])
  return allowed[0] === true && workspaces.get(key.id) === key.workspaceId
}

/** The members who see records of this type in the workspace. */
export async function loadColleagueIds(
  services: Pick<Services, 'resources'>,
  db: Db,
  { workspaceId, type }: Omit<RecordKey, 'id'>,
): Promise<string[]> {
  const business = services.resources.business(type)
  return business ? ((await loadPermittedUserIds(db, [workspaceId], business.permission)).get(workspaceId) ?? []) : []
}
