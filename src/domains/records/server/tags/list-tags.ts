import type { WorkspaceContext } from '#platform/server/services.ts'
import { listTagRows } from '../tags.sql.ts'

export async function listTags({ services, membership }: WorkspaceContext) {
  return { tags: await listTagRows(services.db, membership.workspaceId) }
}
