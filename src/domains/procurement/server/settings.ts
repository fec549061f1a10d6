import type { WorkspaceContext } from '#platform/server/services.ts'
import type { ProcurementSettings } from '../contract.ts'
import { findSettings } from './settings.sql.ts'

export async function getSettings({ services: { db }, membership }: WorkspaceContext): Promise<ProcurementSettings> {
  return findSettings(db, membership.workspaceId)
}
