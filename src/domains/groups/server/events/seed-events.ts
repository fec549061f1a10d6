import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Answer } from '../../contract.ts'
import { saveAnswer } from './answers.sql.ts'
import { DEMO_EVENTS, type DemoEvent } from './demo-events.ts'
import { readTimes, toWallTime } from './event-times.rules.ts'
import { cancelEventRow, insertEvent } from './events.sql.ts'
import { settleReminders } from './reminders.sql.ts'

const TOWN = 'America/Guayaquil'
const DAY_MS = 86_400_000
const SATURDAY = 6

/** `groups` by name. */
export async function seedEvents(tx: Tx, groups: ReadonlyMap<string, string>, idOf: (username: string) => string): Promise<void> {
  for (const [name, events] of Object.entries(DEMO_EVENTS)) {
    const groupId = groups.get(name)
    if (!groupId) throw new Error(`the demo data has no group ${name}`)
    for (const event of events) await seedEvent(tx, groupId, idOf, event)
  }
}

async function seedEvent(tx: Tx, groupId: string, idOf: (username: string) => string, demo: DemoEvent): Promise<void> {
  const { title, description, place, timeZone = TOWN, places = null, by, going, maybe = '', no = '' } = demo
  const day = dayOf(demo.on, tx.now, timeZone)
  const times = readTimes({ timeZone, starts: `${day}T${demo.from}`, ends: `${day}T${demo.to}` }, new Date(Date.parse(day) - 30 * DAY_MS))
  if (typeof times === 'string') throw new Error(`${title}: ${times}`)
  const id = newId('evt')
  const createdAt = new Date(Math.min(tx.now.getTime(), times.startsAt.getTime()) - 5 * DAY_MS)
  await insertEvent(tx.db, { id, groupId, createdBy: idOf(by) }, { title, description, place, places, ...times }, createdAt)
  const said: [Answer, string][] = [
    ['going', going],
    ['maybe', maybe],
    ['no', no],
  ]
  for (const [answer, names] of said)
    for (const [index, username] of names.split(' ').entries())
      if (username) {
        const at = new Date(createdAt.getTime() + (index + 1) * 3 * 3600_000)
        await saveAnswer(tx.db, { eventId: id, groupId, userId: idOf(username), answer }, at)
      }
  await settleReminders(tx.db, id, tx.now)
  if (demo.canceled) await cancelEventRow(tx.db, id, tx.now)
}

/** `2026-11-28` by the clock of a time zone. */
function dayOf(on: DemoEvent['on'], now: Date, timeZone: string): string {
  const today = toWallTime(now, timeZone).slice(0, 10)
  const untilSaturday = (SATURDAY + 7 - new Date(today).getUTCDay()) % 7 || 7
  return new Date(Date.parse(today) + (on === 'Saturday' ? untilSaturday : on) * DAY_MS).toISOString().slice(0, 10)
}
