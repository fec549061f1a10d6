import { auditTrail, type StoredEntry } from '#platform/server/audit.ts'
import type { Call, SubjectRef } from '#platform/server/kernel.ts'
import type { AuditView } from '../contract.ts'

export type AuditQuery = { cursor?: string | undefined; limit: number; subjectId?: string | undefined }

/** Newest first. The log knows ids; whoever still has a name is shown with it. */
export async function listAudit(
  call: Call,
  { cursor, limit, subjectId }: AuditQuery,
): Promise<{ entries: AuditView[]; nextCursor: string | null }> {
  const found = await auditTrail(call.kernel.db, { limit: limit + 1, before: cursor, subjectId })
  const entries = found.slice(0, limit)
  const names = await namesIn(call, entries)
  return {
    entries: entries.map(({ id, at, actor, action, subjectType, subjectId, details }) => ({
      ...{ id, action, actor, details, at: at.toISOString() },
      actorName: names.get(actor) ?? null,
      subject: { type: subjectType, id: subjectId, name: names.get(subjectId) ?? null },
    })),
    nextCursor: found.length > limit ? (entries.at(-1)?.id ?? null) : null,
  }
}

async function namesIn({ kernel, viewer, language }: Call, entries: readonly StoredEntry[]): Promise<Map<string, string>> {
  const refs: SubjectRef[] = entries.flatMap(({ actor, subjectType, subjectId }) => [
    { type: 'user', id: actor },
    { type: subjectType, id: subjectId },
  ])
  const cards = await kernel.subjects.cards(kernel.db, viewer, language, refs)
  return new Map(cards.flatMap((card) => (card ? [[card.id, card.title]] : [])))
}
