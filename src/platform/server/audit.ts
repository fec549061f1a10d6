/**
 * The audit log: who did what to whom, for the rare acts that somebody may have to answer for (ASVS 16.3, 16.4.2). Each entry
 * holds the hash of the one before it; none is ever changed (docs/decisions/0013-audit-log.md).
 */
import { newId } from '#platform/shared/ids.ts'
import { appendEntry, brokenEntries, entriesBefore, type StoredEntry } from './audit.sql.ts'
import type { Db } from './db.ts'
import type { Client } from './kernel.ts'
import type { Tx } from './transact.ts'

export type { StoredEntry } from './audit.sql.ts'

const MAX_USER_AGENT = 300

export type AuditEntry = {
  /** A user's id, or `system`. */
  actor: string
  /** `accounts.suspended`: the domain and what became true. */
  action: `${string}.${string}`
  subject: { type: string; id: string }
  workspaceId?: string | null
  /** Null for what Plaza does by itself. */
  client: Pick<Client, 'address' | 'userAgent'> | null
  /** Before and after, as ids and states: no names, no email addresses, no secrets, for no entry is ever erased. */
  details?: Record<string, unknown>
}

/** Adds an entry, in the transaction of the act. Do it last: until the transaction ends no other act can be recorded. */
export async function record(tx: Tx, { actor, action, subject, workspaceId, client, details }: AuditEntry): Promise<void> {
  await appendEntry(tx.db, {
    ...{ id: newId('aud'), at: tx.now, actor, action, subjectType: subject.type, subjectId: subject.id },
    ...{ workspaceId: workspaceId ?? null, address: client?.address ?? null, details: details ?? {} },
    userAgent: client?.userAgent.slice(0, MAX_USER_AGENT) ?? null,
  })
}

export type TrailPage = { limit: number; before?: string | undefined; subjectId?: string | undefined }

/** Newest first. `before`: the id of the last entry seen; one that does not exist has nothing before it. */
export async function auditTrail(db: Db, { limit, before, subjectId }: TrailPage): Promise<StoredEntry[]> {
  return entriesBefore(db, before ?? null, subjectId ?? null, limit)
}

/** The ids of entries that are not what was recorded. Reads the whole log. */
export async function verifyAuditChain(db: Db): Promise<string[]> {
  return brokenEntries(db)
}
