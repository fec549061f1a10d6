import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { ProcurementSettings } from '../contract.ts'
import { findSettings } from './settings.sql.ts'

export async function getSettings({ services: { db }, membership }: WorkspaceContext): Promise<ProcurementSettings> {
  return loadSettingsView(db, membership.workspaceId)
}

export async function loadSettingsView(db: Db, workspaceId: string): Promise<ProcurementSettings> {
  return { ...(await findSettings(db, workspaceId)), limitWorks: (await countPeople(db, workspaceId)) > 1 }
}

/** How many people of the workspace may buy for it, and so approve. */
export async function countPeople(db: Db, workspaceId: string): Promise<number> {
  return (await loadPermittedUserIds(db, [workspaceId], 'procurement')).get(workspaceId)?.length ?? 0
}
