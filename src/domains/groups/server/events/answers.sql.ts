/** Who goes to an event. Callers have locked the event. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Answer } from '../../contract.ts'

/** Returns false, and changes nothing, for those who are no members. The same answer again keeps its time. */
export async function saveAnswer(
  db: Db,
  { eventId, groupId, userId, answer }: { eventId: string; groupId: string; userId: string; answer: Answer },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with me as (select group_id, user_id from groups.members where group_id = ${groupId} and user_id = ${userId} for key share)
    insert into groups.answers as a (event_id, group_id, user_id, answer, answered_at)
    select ${eventId}, me.group_id, me.user_id, ${answer}, ${at}::timestamptz from me
    on conflict (event_id, user_id) do update set answer = excluded.answer,
      answered_at = case when a.answer = excluded.answer then a.answered_at else excluded.answered_at end
    returning 1`.execute(db)
  return rows.length === 1
}

/** Who goes, or perhaps, from the first. */
export async function loadComing(db: Db, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from groups.answers where event_id = ${eventId} and answer <> 'no' order by answered_at, user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

export type ListedAnswer = { userId: string; at: Date }

export async function listAnswers(
  db: Db,
  { eventId, answer, q, hiddenIds }: { eventId: string; answer: Answer; q: string | undefined; hiddenIds: readonly string[] },
  paging: Paging,
) {
  const from = sql`groups.answers a join groups.people p on p.user_id = a.user_id`
  const sort: Sorting<ListedAnswer> = {
    name: answer,
    by: sql`a.answered_at`,
    cast: 'timestamptz',
    id: sql`a.user_id`,
    direction: 'desc',
    keyOf: ({ at, userId }) => [at.toISOString(), userId],
  }
  return listPage<ListedAnswer>(db, {
    ...paging,
    sort,
    where: [
      sql`a.event_id = ${eventId}`,
      sql`a.answer = ${answer}`,
      sql`not p.absent`,
      sql`p.user_id <> all(${hiddenIds}::text[])`,
      q ? sql`(p.username ilike ${containing(q)} or p.name ilike ${containing(q)})` : null,
    ],
    select: (page) => sql<ListedAnswer>`select a.user_id, a.answered_at as at from ${from} ${page}`,
    countFrom: from,
  })
}
