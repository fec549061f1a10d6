import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import type { LeaveYear } from '../../contract/leave.ts'
import { loadSettings } from '../calendar/settings.sql.ts'
import { DAY_MICROS, type LeaveDay, sumMicros, toDays } from './leave-days.rules.ts'
import { findEntry, loadTakenUntil } from './year-turn.sql.ts'

type Asker = { workspaceId: string; employeeId: string }

/** Days of the year before can't be taken after their last day. Fails with NOT_ENOUGH_LEAVE. */
export async function checkCarried(db: Db, asker: Asker, days: readonly LeaveDay[], years: readonly LeaveYear[]): Promise<void> {
  for (const { year, left } of years) {
    const carried = await findEntry(db, asker, { type: 'annual', year, kind: 'carryOver' })
    const isOver = carried === null || (await findEntry(db, asker, { type: 'annual', year, kind: 'expiry' })) !== null
    if (isOver || left === null) continue
    const until = `${year}-${(await loadSettings(db, asker.workspaceId)).carryOverUntil}`
    const ofYear = days.filter((day) => day.year === year)
    const early = sumMicros(ofYear.filter(({ day }) => day <= until))
    const late = sumMicros(ofYear) - early
    const unused = Math.max(0, carried - (await loadTakenUntil(db, asker, year, until)) - early)
    const rest = Math.max(0, Math.round(left * DAY_MICROS) - early - unused)
    if (late > rest) throw new Failure('NOT_ENOUGH_LEAVE', { year, left: toDays(rest), asked: toDays(late) })
  }
}
