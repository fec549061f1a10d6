/** The settings of the working calendar. Without a row they are the defaults of the table, at version 0. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'

const hr = schemaOf<Tables>()

export type SettingsRow = { weekend: number[]; dayMinutes: number; carryOverDays: number; carryOverUntil: string; version: number }

const DEFAULTS: SettingsRow = { weekend: [0, 6], dayMinutes: 480, carryOverDays: 5, carryOverUntil: '03-31', version: 0 }

export async function loadSettings(db: Db, workspaceId: string): Promise<SettingsRow> {
  const row = await hr(db)
    .selectFrom('hr.calendars')
    .select(['weekend', 'dayMinutes', 'carryOverDays', 'carryOverUntil', 'version'])
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirst()
  return row ?? DEFAULTS
}

/** Returns false if somebody else saved since this version. */
export async function saveSettings(db: Db, workspaceId: string, { version, ...fields }: SettingsRow): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await hr(db)
      .insertInto('hr.calendars')
      .values({ ...fields, workspaceId })
      .onConflict((conflict) => conflict.column('workspaceId').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await hr(db)
    .updateTable('hr.calendars')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function loadHolidays(db: Db, workspaceId: string, from: string): Promise<{ day: string; name: string }[]> {
  return hr(db)
    .selectFrom('hr.holidays')
    .select(['day', 'name'])
    .where('workspaceId', '=', workspaceId)
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
}

export async function countHolidays(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from hr.holidays where workspace_id = ${workspaceId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function deleteHoliday(db: Db, workspaceId: string, day: string): Promise<boolean> {
  const { numDeletedRows } = await hr(db)
    .deleteFrom('hr.holidays')
    .where('workspaceId', '=', workspaceId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
