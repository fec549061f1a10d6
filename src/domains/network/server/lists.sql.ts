/** Lists of people, newest first. Nobody sees absent people, nor anybody with a block between them. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import { joinMute, type RelationColumns, relationColumns } from './relations.sql.ts'
import { unblocked } from './restrictions.sql.ts'

export type ListedPerson = RelationColumns & { userId: string; at: Date; note: string }

export type ListKind = 'followers' | 'following' | 'received' | 'sent' | 'blocked' | 'muted'

type Source = {
  from: RawBuilder<unknown>
  owner: RawBuilder<unknown>
  other: RawBuilder<unknown>
  at: RawBuilder<unknown>
  note: RawBuilder<unknown>
  until: RawBuilder<unknown>
}

const SOURCES: Record<ListKind, Source> = {
  followers: {
    from: sql`network.follows e`,
    owner: sql`e.followed_id`,
    other: sql`e.follower_id`,
    at: sql`e.since`,
    note: sql`''`,
    until: sql`null::timestamptz`,
  },
  following: {
    from: sql`network.follows e`,
    owner: sql`e.follower_id`,
    other: sql`e.followed_id`,
    at: sql`e.since`,
    note: sql`''`,
    until: sql`null::timestamptz`,
  },
  received: {
    from: sql`network.requests e`,
    owner: sql`e.receiver_id`,
    other: sql`e.sender_id`,
    at: sql`e.sent_at`,
    note: sql`e.note`,
    until: sql`null::timestamptz`,
  },
  sent: {
    from: sql`network.requests e`,
    owner: sql`e.sender_id`,
    other: sql`e.receiver_id`,
    at: sql`e.sent_at`,
    note: sql`e.note`,
    until: sql`null::timestamptz`,
  },
  blocked: {
    from: sql`network.blocks e`,
    owner: sql`e.blocker_id`,
    other: sql`e.blocked_id`,
    at: sql`e.since`,
    note: sql`''`,
    until: sql`null::timestamptz`,
  },
  muted: {
    from: sql`network.mutes e`,
    owner: sql`e.muter_id`,
    other: sql`e.muted_id`,
    at: sql`e.since`,
    note: sql`''`,
    until: sql`e.until`,
  },
}

export type ListFilter = { kind: ListKind; ownerId: string; viewerId: string; q?: string | undefined; now: Date }

export async function listPeopleRows(db: Db, { kind, ownerId, viewerId, q, now }: ListFilter, paging: Paging) {
  const source = SOURCES[kind]
  const sort: Sorting<ListedPerson> = {
    name: kind,
    by: source.at,
    cast: 'timestamptz',
    id: source.other,
    direction: 'desc',
    keyOf: (row) => [row.at.toISOString(), row.userId],
  }
  const tables = sql`${source.from} join network.people p on p.user_id = ${source.other}`
  return listPage<ListedPerson>(db, {
    ...paging,
    sort,
    where: [
      sql`${source.owner} = ${ownerId}`,
      sql`not p.absent`,
      kind === 'blocked' ? null : unblocked(viewerId),
      sql`(${source.until} is null or ${source.until} > ${now})`,
      q ? sql`(p.username ilike ${containing(q)} or p.name ilike ${containing(q)})` : null,
    ],
    select: (page) => sql`
      select ${source.other} as user_id, ${source.at} as at, ${source.note} as note, ${relationColumns(viewerId, source.other)}
      from ${tables} ${joinMute(viewerId, source.other, now)} ${page}`,
    countFrom: tables,
  })
}

/** How many people with a block between them and the viewer are counted among the followers and the following of a person. */
export async function countHidden(
  db: Db,
  ownerId: string,
  hiddenIds: readonly string[],
): Promise<{ followers: number; following: number }> {
  const { rows } = await sql<{ followers: number; following: number }>`
    select
      (select count(*) from network.follows f join network.people o on o.user_id = f.follower_id and not o.absent
        where f.followed_id = ${ownerId} and f.follower_id = any(${hiddenIds})) as followers,
      (select count(*) from network.follows f join network.people o on o.user_id = f.followed_id and not o.absent
        where f.follower_id = ${ownerId} and f.followed_id = any(${hiddenIds})) as following`.execute(db)
  return rows[0] ?? { followers: 0, following: 0 }
}

/** Of the people whom the viewer follows, those who follow this person: the first few, and how many. */
export async function loadMutuals(db: Db, viewerId: string, ownerId: string, shown: number): Promise<{ ids: string[]; count: number }> {
  const { rows } = await sql<{ id: string; count: number }>`
    select mine.followed_id as id, count(*) over () as count
    from network.follows mine
    join network.follows theirs on theirs.follower_id = mine.followed_id and theirs.followed_id = ${ownerId}
    join network.people p on p.user_id = mine.followed_id and not p.absent
    where mine.follower_id = ${viewerId}
    order by mine.since desc, mine.followed_id limit ${shown}`.execute(db)
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 }
}
