/**
 * Lists of groups, and of people of a group. Nobody sees absent people, nor those with a block between them. Only owners see removed groups.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Role } from '../contract.ts'

type GroupRow = { id: string; at: Date }

const byTime = (name: string, column: RawBuilder<unknown>): Sorting<GroupRow> => ({
  name,
  by: column,
  cast: 'timestamptz',
  id: sql`g.id`,
  direction: 'desc',
  keyOf: ({ at, id }) => [at.toISOString(), id],
})

const named = (q: string | undefined) => (q ? sql`(g.name ilike ${containing(q)} or g.description ilike ${containing(q)})` : null)

/** The groups of a person, those joined last first. `knownTo`: only those that this reader may know of. */
export async function listGroupsOf(
  db: Db,
  userId: string,
  { q, knownTo }: { q?: string | undefined; knownTo: string | null },
  paging: Paging,
) {
  const from = sql`groups.members m join groups.groups g on g.id = m.group_id`
  return listPage<GroupRow>(db, {
    ...paging,
    sort: byTime('joined', sql`m.joined_at`),
    where: [
      sql`m.user_id = ${userId}`,
      named(q),
      knownTo === null
        ? sql`(g.removed_at is null or m.role = 'owner')`
        : sql`g.removed_at is null and (g.is_public or exists (select from groups.members k where k.group_id = g.id and k.user_id = ${knownTo}))`,
    ],
    select: (page) => sql`select g.id, m.joined_at as at from ${from} ${page}`,
    countFrom: from,
  })
}

export async function listInvitingGroups(db: Db, userId: string, q: string | undefined, paging: Paging) {
  const from = sql`groups.invitations i join groups.groups g on g.id = i.group_id`
  return listPage<GroupRow>(db, {
    ...paging,
    sort: byTime('invited', sql`i.invited_at`),
    where: [sql`i.user_id = ${userId}`, sql`g.removed_at is null`, named(q)],
    select: (page) => sql`select g.id, i.invited_at as at from ${from} ${page}`,
    countFrom: from,
  })
}

/** Groups that the person is not in, the largest first. */
export async function listOtherGroups(db: Db, userId: string, q: string | undefined, paging: Paging) {
  const from = sql`groups.groups g`
  const sort: Sorting<{ id: string; memberCount: number }> = {
    name: 'size',
    by: sql`g.member_count`,
    cast: 'bigint',
    id: sql`g.id`,
    direction: 'desc',
    keyOf: ({ memberCount, id }) => [memberCount, id],
  }
  return listPage(db, {
    ...paging,
    sort,
    where: [
      sql`not exists (select from groups.members m where m.group_id = g.id and m.user_id = ${userId})`,
      sql`g.removed_at is null`,
      named(q),
    ],
    select: (page) => sql<{ id: string; memberCount: number }>`select g.id, g.member_count from ${from} ${page}`,
    countFrom: from,
  })
}

export type ListedPerson = { userId: string; at: Date; role: Role | null; note: string }

export type PeopleList = 'members' | 'requests' | 'invitations' | 'bans'

const SOURCES: Record<PeopleList, { from: RawBuilder<unknown>; at: RawBuilder<unknown>; more: RawBuilder<unknown> }> = {
  members: { from: sql`groups.members e`, at: sql`e.joined_at`, more: sql`e.role, '' as note` },
  requests: { from: sql`groups.requests e`, at: sql`e.asked_at`, more: sql`null as role, e.note` },
  invitations: { from: sql`groups.invitations e`, at: sql`e.invited_at`, more: sql`null as role, '' as note` },
  bans: { from: sql`groups.bans e`, at: sql`e.banned_at`, more: sql`null as role, '' as note` },
}

export type PeopleFilter = {
  list: PeopleList
  groupId: string
  q?: string | undefined
  role?: Role | undefined
  hiddenIds: readonly string[]
}

export async function listPeople(db: Db, { list, groupId, q, role, hiddenIds }: PeopleFilter, paging: Paging) {
  const source = SOURCES[list]
  const from = sql`${source.from} join groups.people p on p.user_id = e.user_id`
  const sort: Sorting<ListedPerson> = {
    name: list,
    by: source.at,
    cast: 'timestamptz',
    id: sql`e.user_id`,
    direction: 'desc',
    keyOf: ({ at, userId }) => [at.toISOString(), userId],
  }
  return listPage<ListedPerson>(db, {
    ...paging,
    sort,
    where: [
      sql`e.group_id = ${groupId}`,
      sql`not p.absent`,
      hiddenIds.length > 0 ? sql`e.user_id <> all(${hiddenIds}::text[])` : null,
      q ? sql`(p.username ilike ${containing(q)} or p.name ilike ${containing(q)})` : null,
      role ? sql`e.role = ${role}` : null,
    ],
    select: (page) => sql`select e.user_id, ${source.at} as at, ${source.more} from ${from} ${page}`,
    countFrom: from,
  })
}
