import type { WorkspaceContext } from '#platform/server/services.ts'
import { findFeedOf } from './feeds.sql.ts'

export async function getFeed({ services, userId, membership }: WorkspaceContext): Promise<{ createdAt: string | null }> {
  const createdAt = await findFeedOf(services.db, { workspaceId: membership.workspaceId, userId })
  return { createdAt: createdAt?.toISOString() ?? null }
}
