import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type SettingsRow = { overReceiptPercent: number; version: number }

const DEFAULTS: SettingsRow = { overReceiptPercent: 0, version: 0 }

export async function findSettings(db: Db, workspaceId: string): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    select over_receipt_percent, version from procurement.rules where workspace_id = ${workspaceId}`.execute(db)
  return rows[0] ?? DEFAULTS
}

/** Returns false if the settings have another version. */
export async function saveSettings(db: Db, workspaceId: string, row: SettingsRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into procurement.rules (workspace_id, over_receipt_percent, version)
    select ${workspaceId}, ${row.overReceiptPercent}, 1
    where ${row.version} = 0 or exists (select from procurement.rules where workspace_id = ${workspaceId})
    on conflict (workspace_id) do update set over_receipt_percent = excluded.over_receipt_percent, version = rules.version + 1
    where rules.version = ${row.version}`.execute(db)
  return numAffectedRows === 1n
}
