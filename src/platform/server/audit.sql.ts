/** All statements on the schema `audit`: one adds entries, the others read them. */
import { sql } from 'kysely'
import type { Db } from './db.ts'

export type StoredEntry = {
  id: string
  at: Date
  actor: string
  action: string
  resourceType: string
  resourceId: string
  workspaceId: string | null
  address: string | null
  userAgent: string | null
  details: Record<string, unknown>
}

export async function appendEntry(db: Db, entry: StoredEntry): Promise<void> {
  const { id, at, actor, action, resourceType, resourceId, workspaceId, address, userAgent, details } = entry
  await sql`select audit.append(${id}, ${at}, ${actor}, ${action}, ${resourceType}, ${resourceId}, ${workspaceId}, ${address},
    ${userAgent}, ${JSON.stringify(details)}::jsonb)`.execute(db)
}

/** Returns entries older than the entry `before`, newest first. */
export async function loadEntriesBefore(db: Db, before: string | null, resourceId: string | null, limit: number): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select id, at, actor, action, resource_type, resource_id, workspace_id, address, user_agent, details from audit.entries
    where (${before}::text is null or position < (select position from audit.entries where id = ${before}))
      and (${resourceId}::text is null or resource_id = ${resourceId})
    order by position desc limit ${limit}`.execute(db)
  return rows
}

export async function loadTamperedEntryIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ resource: string }>`select resource from audit.violations()`.execute(db)
  return rows.map(({ resource }) => resource)
}
