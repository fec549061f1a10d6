import type { WorkspaceContext } from '#platform/server/services.ts'
import { loadFieldRows } from '../fields.sql.ts'

export async function listFields({ services, membership }: WorkspaceContext, { type }: { type: string }) {
  return { fields: await loadFieldRows(services.db, membership.workspaceId, type) }
}
