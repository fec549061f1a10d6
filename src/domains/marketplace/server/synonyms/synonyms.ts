/** What the commands on synonyms share. */
import { recordAudit } from '#platform/server/audit.ts'
import { notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { SynonymGroupView } from '../../contract.ts'
import { lockSynonyms } from './synonyms.sql.ts'

export async function requireSynonyms(tx: Tx, id: string): Promise<SynonymGroupView> {
  const found = await lockSynonyms(tx.db, id)
  if (!found) throw notFound()
  return found
}

type AuditAction = 'marketplace.synonymsAdded' | 'marketplace.synonymsChanged' | 'marketplace.synonymsDeleted'

export async function recordSynonymChange(
  tx: Tx,
  ctx: AdminContext,
  action: AuditAction,
  { id, language }: SynonymGroupView,
): Promise<void> {
  await recordAudit(tx, { actor: ctx.userId, action, resource: { type: 'synonyms', id }, client: ctx.client, details: { language } })
}
