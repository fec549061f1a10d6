import { loadAuditTrail, type StoredEntry } from '#platform/server/audit.ts'
import type { AdminContext, OperationContext, ResourceRef } from '#platform/server/services.ts'
import type { AuditView } from '../contract.ts'

export type AuditQuery = { cursor?: string | undefined; limit: number; resourceId?: string | undefined }

/** Lists audit log entries, newest first. The log stores ids; names are loaded for those that still exist. */
export async function listAudit(
  ctx: AdminContext,
  { cursor, limit, resourceId }: AuditQuery,
): Promise<{ entries: AuditView[]; nextCursor: string | null }> {
  const found = await loadAuditTrail(ctx.services.db, { limit: limit + 1, before: cursor, resourceId })
  const entries = found.slice(0, limit)
  const names = await loadNames(ctx, entries)
  return {
    entries: entries.map(({ id, at, actor, action, resourceType, resourceId, details }) => ({
      id,
      action,
      actor,
      details,
      at: at.toISOString(),
      actorName: names.get(actor) ?? null,
      resource: { type: resourceType, id: resourceId, name: names.get(resourceId) ?? null },
    })),
    nextCursor: found.length > limit ? (entries.at(-1)?.id ?? null) : null,
  }
}

async function loadNames({ services, viewer, language }: OperationContext, entries: readonly StoredEntry[]): Promise<Map<string, string>> {
  const refs: ResourceRef[] = entries.flatMap(({ actor, resourceType, resourceId }) => [
    { type: 'user', id: actor },
    { type: resourceType, id: resourceId },
  ])
  const cards = await services.resources.cards(services.db, viewer, language, refs)
  return new Map(cards.flatMap((card) => (card ? [[card.id, card.title]] : [])))
}
