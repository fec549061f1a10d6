import { keepFiles } from '#platform/server/files/kept-files.ts'
import type { EvidenceItem } from '#platform/server/moderation.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'

export type Evidence = { evidence: EvidenceItem[]; groupId: string | null }

/** Copies a record for a report as it is now. Its pictures stay for as long as the copy, even if their author deletes them. */
export async function takeEvidence(tx: Tx, { type, id }: ResourceRef, reportId: string): Promise<Evidence> {
  const moderation = tx.services.resources.moderation(type)
  if (!moderation) return { evidence: [], groupId: null }
  const evidence = await moderation.evidence(tx.db, id)
  const keys = evidence.flatMap(({ pictures }) => pictures.flatMap(({ sources }) => sources.map(({ key }) => key)))
  await keepFiles(tx, reportId, keys)
  return { evidence, groupId: (await moderation.groupOf?.(tx.db, [id]))?.get(id) ?? null }
}
