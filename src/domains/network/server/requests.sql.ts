/** Requests to follow. Each statement that adds or removes some corrects the kept counts with them, as in follows.sql.ts. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type RequestPair = { senderId: string; receiverId: string }

const COUNTED = sql`counted as (
  select id, sum(received)::int as received, sum(sent)::int as sent from (
    select c.receiver_id as id, 1 as received, 0 as sent from changed c join network.people o on o.user_id = c.sender_id and not o.absent
    union all
    select c.sender_id, 0, 1 from changed c join network.people o on o.user_id = c.receiver_id and not o.absent
  ) edges group by id
)`

/** Returns false when the request is there already; its note stays. */
export async function insertRequest(db: Db, { senderId, receiverId }: RequestPair, note: string, sentAt: Date): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      insert into network.requests (sender_id, receiver_id, note, sent_at) values (${senderId}, ${receiverId}, ${note}, ${sentAt})
      on conflict do nothing returning sender_id, receiver_id
    ), ${COUNTED}, kept as (
      update network.people p set requests_received = p.requests_received + d.received, requests_sent = p.requests_sent + d.sent
      from counted d where p.user_id = d.id
    )
    select sender_id from changed`.execute(db)
  return rows.length === 1
}

/** Those of the requests that are there. */
export async function loadRequests(db: Db, requests: readonly RequestPair[]): Promise<RequestPair[]> {
  const pairs = requests.map(({ senderId, receiverId }) => sql`(${senderId}::text, ${receiverId}::text)`)
  const { rows } = await sql<RequestPair>`
    select sender_id, receiver_id from network.requests where (sender_id, receiver_id) in (${sql.join(pairs)})`.execute(db)
  return rows
}

/** Returns those that were there. Requests from or to absent people stay. */
export async function deleteRequests(db: Db, requests: readonly RequestPair[]): Promise<RequestPair[]> {
  const pairs = requests.map(({ senderId, receiverId }) => sql`(${senderId}::text, ${receiverId}::text)`)
  return deleteWhere(
    db,
    sql`(sender_id, receiver_id) in (${sql.join(pairs)})
      and not exists (select from network.people o where o.user_id in (sender_id, receiver_id) and o.absent)`,
  )
}

export async function deleteRequestsOf(db: Db, userId: string): Promise<RequestPair[]> {
  return deleteWhere(db, sql`sender_id = ${userId} or receiver_id = ${userId}`)
}

export async function pauseRequests(db: Db, requests: readonly RequestPair[], until: Date): Promise<void> {
  await sql`
    insert into network.request_pauses (sender_id, receiver_id, until)
    select r.sender_id, r.receiver_id, ${until}
    from unnest(${requests.map(({ senderId }) => senderId)}::text[], ${requests.map(({ receiverId }) => receiverId)}::text[])
      as r (sender_id, receiver_id)
    on conflict (sender_id, receiver_id) do update set until = excluded.until`.execute(db)
}

export async function isPaused(db: Db, { senderId, receiverId }: RequestPair, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from network.request_pauses where sender_id = ${senderId} and receiver_id = ${receiverId} and until > ${now}`.execute(db)
  return rows.length > 0
}

export async function deletePausesBefore(db: Db, moment: Date): Promise<void> {
  await sql`delete from network.request_pauses where until < ${moment}`.execute(db)
}

async function deleteWhere(db: Db, condition: RawBuilder<unknown>): Promise<RequestPair[]> {
  const { rows } = await sql<RequestPair>`
    with changed as (delete from network.requests where ${condition} returning sender_id, receiver_id),
    ${COUNTED}, kept as (
      update network.people p set requests_received = p.requests_received - d.received, requests_sent = p.requests_sent - d.sent
      from counted d where p.user_id = d.id
    )
    select sender_id, receiver_id from changed`.execute(db)
  return rows
}
