import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { OrderSettings } from '../contract.ts'

export async function settingsOf(db: Db): Promise<OrderSettings> {
  const { rows } = await sql<OrderSettings>`
    select return_window_days, cancel_window_hours, review_invitation_days, version from orders.settings`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of orders are missing')
  return row
}

/** False when somebody else changed them meanwhile. */
export async function putSettings(
  db: Db,
  { returnWindowDays, cancelWindowHours, reviewInvitationDays, version }: OrderSettings,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders.settings set return_window_days = ${returnWindowDays}, cancel_window_hours = ${cancelWindowHours},
      review_invitation_days = ${reviewInvitationDays}, version = version + 1
    where version = ${version}`.execute(db)
  return numAffectedRows === 1n
}
