/**
 * The audit log records who did what to whom for security-relevant actions (ASVS 16.3, 16.4.2). Each entry contains the hash of
 * the previous one, and entries are never changed (docs/decisions/0013-audit-log.md).
 */
import { newId } from '#platform/shared/ids.ts'
import { appendEntry, loadEntriesBefore, loadTamperedEntryIds, type StoredEntry } from './audit.sql.ts'
import type { Db } from './db.ts'
import type { Client } from './services.ts'
import type { Tx } from './transact.ts'

export type { StoredEntry } from './audit.sql.ts'

const MAX_USER_AGENT = 300

export type AuditEntry = {
  /** A user's id, or `system`. */
  actor: string
  /** The domain and what happened, such as `accounts.suspended`. */
  action: `${string}.${string}`
  resource: { type: string; id: string }
  workspaceId?: string | null
  /** Null for automatic actions of Plaza. */
  client: Pick<Client, 'address' | 'userAgent'> | null
  /** The values before and after, as ids and states. No names, email addresses or secrets, because entries are never erased. */
  details?: Record<string, unknown>
}

/** Adds an entry in the action's transaction. Call it last: it blocks all other audit entries until the transaction ends. */
export async function recordAudit(tx: Tx, { actor, action, resource, workspaceId, client, details }: AuditEntry): Promise<void> {
  await appendEntry(tx.db, {
    id: newId('aud'),
    at: tx.now,
    actor,
    action,
    resourceType: resource.type,
    resourceId: resource.id,
    workspaceId: workspaceId ?? null,
    address: client?.address ?? null,
    details: details ?? {},
    userAgent: client?.userAgent.slice(0, MAX_USER_AGENT) ?? null,
  })
}

export type AuditTrailPage = { limit: number; before?: string | undefined; resourceId?: string | undefined }

/** Returns entries, newest first. `before` is the id of the last entry seen; an unknown id gives no entries. */
export async function loadAuditTrail(db: Db, { limit, before, resourceId }: AuditTrailPage): Promise<StoredEntry[]> {
  return loadEntriesBefore(db, before ?? null, resourceId ?? null, limit)
}

/** Returns the ids of entries that were tampered with. Reads the whole log. */
export async function verifyAuditChain(db: Db): Promise<string[]> {
  return loadTamperedEntryIds(db)
}
