import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'
import type { WorkCalendar } from './working-days.rules.ts'

const hr = schemaOf<Tables>()

export type HolidayRow = { workspaceId: string; day: string; name: string }

/** Another name replaces the one of the same day. */
export async function insertHoliday(db: Db, row: HolidayRow): Promise<void> {
  await hr(db)
    .insertInto('hr.holidays')
    .values(row)
    .onConflict((conflict) => conflict.columns(['workspaceId', 'day']).doUpdateSet({ name: row.name }))
    .execute()
}

/** The weekend and hours of the workspace, and its holidays between two days, both included. */
export async function loadCalendar(db: Db, workspaceId: string, from: string, until: string): Promise<WorkCalendar> {
  const settings = await hr(db)
    .selectFrom('hr.calendars')
    .select(['weekend', 'dayMinutes'])
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirst()
  const holidays = await hr(db)
    .selectFrom('hr.holidays')
    .select(['day', 'name'])
    .where('workspaceId', '=', workspaceId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute()
  return {
    weekend: settings?.weekend ?? [0, 6],
    dayMinutes: settings?.dayMinutes ?? 480,
    holidays: new Map(holidays.map(({ day, name }) => [day, name])),
  }
}
