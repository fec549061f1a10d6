import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type LimitRow = { kind: string; overMinor: number | null; version: number }

export async function loadLimits(db: Db, workspaceId: string): Promise<Map<string, LimitRow>> {
  const { rows } = await sql<LimitRow>`
    select kind, over_minor, version from approvals.limits where workspace_id = ${workspaceId}`.execute(db)
  return new Map(rows.map((row) => [row.kind, row]))
}

/** False when it was changed in between; version 0 is a limit that nobody has set. */
export async function saveLimit(db: Db, workspaceId: string, { kind, overMinor, version }: LimitRow): Promise<boolean> {
  const { numAffectedRows } =
    version === 0
      ? await sql`
          insert into approvals.limits (workspace_id, kind, over_minor) values (${workspaceId}, ${kind}, ${overMinor})
          on conflict do nothing`.execute(db)
      : await sql`
          update approvals.limits set over_minor = ${overMinor}, version = version + 1
          where workspace_id = ${workspaceId} and kind = ${kind} and version = ${version}`.execute(db)
  return numAffectedRows === 1n
}
