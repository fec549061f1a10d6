/** Events of groups. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Answer } from '../../contract.ts'

export type EventDetails = {
  title: string
  description: string
  place: string
  timeZone: string
  startsAt: Date
  endsAt: Date
  places: number | null
}

export type EventRow = EventDetails & {
  id: string
  groupId: string
  groupName: string
  isPublic: boolean
  /** With its group. */
  isRemoved: boolean
  createdBy: string | null
  cancelledAt: Date | null
  version: number
  createdAt: Date
  /** Those who are shown: without suspended people and those who leave Plaza. */
  goingCount: number
  maybeCount: number
  /** Places that are taken, by people who are not shown too. */
  takenCount: number
  /** The reader's own. */
  answer: Answer | null
}

const FROM = sql`groups.events e join groups.groups g on g.id = e.group_id`

const countAnswers = (answer: Answer) => sql`(
  select count(*) from groups.answers a join groups.people p on p.user_id = a.user_id and not p.absent
  where a.event_id = e.id and a.answer = ${answer})`

/** `readerId` is null for calendar programs. */
const columns = (
  readerId: string | null,
) => sql`e.id, e.group_id, g.name as group_name, g.is_public, g.removed_at is not null as is_removed, e.created_by, e.title, e.description, e.place,
  e.time_zone, e.starts_at, e.ends_at, e.places, e.cancelled_at, e.version, e.created_at,
  ${countAnswers('going')} as going_count, ${countAnswers('maybe')} as maybe_count,
  (select count(*) from groups.answers a where a.event_id = e.id and a.answer = 'going') as taken_count,
  (select a.answer from groups.answers a where a.event_id = e.id and a.user_id = ${readerId}) as answer`

const byStart = (direction: 'asc' | 'desc'): Sorting<EventRow> => ({
  name: direction === 'asc' ? 'next' : 'latest',
  by: sql`e.starts_at`,
  cast: 'timestamptz',
  id: sql`e.id`,
  direction,
  keyOf: ({ startsAt, id }) => [startsAt.toISOString(), id],
})

export async function insertEvent(
  db: Db,
  { id, groupId, createdBy }: { id: string; groupId: string; createdBy: string },
  { title, description, place, timeZone, startsAt, endsAt, places }: EventDetails,
  at: Date,
): Promise<void> {
  await sql`
    insert into groups.events (id, group_id, created_by, title, description, place, time_zone, starts_at, ends_at, places, created_at)
    values (${id}, ${groupId}, ${createdBy}, ${title}, ${description}, ${place}, ${timeZone}, ${startsAt}, ${endsAt}, ${places}, ${at})`.execute(
    db,
  )
}

/** Returns false when the event changed since the version. */
export async function updateEventRow(
  db: Db,
  id: string,
  { title, description, place, timeZone, startsAt, endsAt, places }: EventDetails,
  version: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update groups.events set title = ${title}, description = ${description}, place = ${place}, time_zone = ${timeZone},
      starts_at = ${startsAt}, ends_at = ${endsAt}, places = ${places}, version = version + 1
    where id = ${id} and version = ${version}`.execute(db)
  return numAffectedRows === 1n
}

/** Returns false when it was canceled before. */
export async function cancelEventRow(db: Db, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update groups.events set cancelled_at = ${at}, version = version + 1 where id = ${id} and cancelled_at is null`.execute(db)
  return numAffectedRows === 1n
}

/** Returns false when it was deleted before. */
export async function deleteEventRow(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from groups.events where id = ${id}`.execute(db)
  return numAffectedRows === 1n
}

export async function loadEvents(db: Db, ids: readonly string[], readerId: string | null): Promise<Map<string, EventRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<EventRow>`select ${columns(readerId)} from ${FROM} where e.id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Until the transaction ends nobody else changes the event or takes one of its places. Returns false for a missing event. */
export async function lockEventRow(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from groups.events where id = ${id} for update`.execute(db)
  return rows.length === 1
}

/** The group of an event that is not locked. */
export async function findGroupId(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ groupId: string }>`select group_id from groups.events where id = ${id}`.execute(db)
  return rows[0]?.groupId
}

export async function loadEventIds(db: Db, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from groups.events where group_id = ${groupId} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

const CALENDAR_LENGTH = 500

/** Events of a group that end after a moment, for calendar programs. */
export async function loadCalendarEvents(db: Db, groupId: string, since: Date): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select ${columns(null)} from ${FROM} where e.group_id = ${groupId} and e.ends_at > ${since}
    order by e.starts_at, e.id limit ${CALENDAR_LENGTH}`.execute(db)
  return rows
}

/** The same for all events that a person comes to, perhaps. */
export async function loadOwnCalendarEvents(db: Db, userId: string, since: Date): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select ${columns(userId)} from ${FROM} join groups.answers o on o.event_id = e.id and o.user_id = ${userId} and o.answer <> 'no'
    where e.ends_at > ${since} and g.removed_at is null order by e.starts_at, e.id limit ${CALENDAR_LENGTH}`.execute(db)
  return rows
}

export async function listEventsOf(
  db: Db,
  { groupId, readerId, isPast, now }: { groupId: string; readerId: string; isPast: boolean; now: Date },
  paging: Paging,
) {
  const ended: RawBuilder<unknown> = isPast ? sql`e.ends_at <= ${now}` : sql`e.ends_at > ${now}`
  return listPage<EventRow>(db, {
    ...paging,
    sort: byStart(isPast ? 'desc' : 'asc'),
    where: [sql`e.group_id = ${groupId}`, ended],
    select: (page) => sql<EventRow>`select ${columns(readerId)} from ${FROM} ${page}`,
    countFrom: sql`groups.events e`,
  })
}
