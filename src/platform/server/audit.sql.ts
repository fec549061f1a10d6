/** Every statement on the schema `audit`: one that adds, the others read. */
import { sql } from 'kysely'
import type { Db } from './db.ts'

export type StoredEntry = {
  id: string
  at: Date
  actor: string
  action: string
  subjectType: string
  subjectId: string
  workspaceId: string | null
  address: string | null
  userAgent: string | null
  details: Record<string, unknown>
}

export async function appendEntry(db: Db, entry: StoredEntry): Promise<void> {
  const { id, at, actor, action, subjectType, subjectId, workspaceId, address, userAgent, details } = entry
  await sql`select audit.append(${id}, ${at}, ${actor}, ${action}, ${subjectType}, ${subjectId}, ${workspaceId}, ${address},
    ${userAgent}, ${JSON.stringify(details)}::jsonb)`.execute(db)
}

/** Newest first, those older than the entry `before`. */
export async function entriesBefore(db: Db, before: string | null, subjectId: string | null, limit: number): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select id, at, actor, action, subject_type, subject_id, workspace_id, address, user_agent, details from audit.entries
    where (${before}::text is null or position < (select position from audit.entries where id = ${before}))
      and (${subjectId}::text is null or subject_id = ${subjectId})
    order by position desc limit ${limit}`.execute(db)
  return rows
}

export async function brokenEntries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`select subject from audit.breaches()`.execute(db)
  return rows.map(({ subject }) => subject)
}
