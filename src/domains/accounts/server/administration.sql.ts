import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Picture } from '#platform/server/picture.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { CursorValue } from '#platform/shared/cursor.ts'
import { isId } from '#platform/shared/ids.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import type { AccountSort, EmailProof, Role } from '../contract.ts'
import { usernameKey } from './username.rules.ts'

export type AccountRow = {
  id: string
  username: string
  usernameKey: string
  email: string
  avatar: Picture | null
  role: Role
  emailProof: EmailProof
  createdAt: Date
  lastSeenAt: Date | null
  secondFactor: boolean
  /** All null: not suspended. */
  suspensionId: string | null
  reason: string | null
  since: Date | null
  until: Date | null
}

export type AccountFilter = {
  q?: string | undefined
  role?: Role | undefined
  state?: 'active' | 'suspended' | undefined
  joined?: MomentRange | undefined
}

type Order = Keyset & { keyOf(row: AccountRow): [CursorValue, string] }

const joined: Omit<Order, 'name' | 'direction'> = {
  by: sql`u.created_at`,
  cast: 'timestamptz',
  id: sql`u.id`,
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
}
const named: typeof joined = {
  by: sql`u.username_key`,
  cast: 'text',
  id: sql`u.id`,
  keyOf: ({ usernameKey: key, id }) => [key, id],
}

export const ORDERS: Record<AccountSort, Order> = {
  joined: { ...joined, name: 'oldest', direction: 'asc' },
  '-joined': { ...joined, name: 'newest', direction: 'desc' },
  name: { ...named, name: 'name', direction: 'asc' },
  '-name': { ...named, name: 'name down', direction: 'desc' },
}

/** Whoever is leaving is not listed any more. One page, one more than `limit` when there are further ones. */
export async function pageOfAccounts(
  db: Db,
  filter: AccountFilter,
  { sort, cursor, limit, now }: { sort: AccountSort; cursor: string | undefined; limit: number; now: Date },
): Promise<AccountRow[]> {
  const order = ORDERS[sort]
  const after = afterCursor(order, cursor)
  const { rows } = await sql<AccountRow>`
    ${accounts(now)} where ${matching(filter, now)} ${after ? sql`and ${after}` : sql``} ${orderBy(order)} limit ${limit + 1}`.execute(db)
  return rows
}

export async function countAccounts(db: Db, filter: AccountFilter, now: Date): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (${accounts(now)} where ${matching(filter, now)} limit ${COUNTED_EXACTLY + 1}) matching`.execute(db)
  return countedTotal(rows[0]?.count ?? 0)
}

export async function accountRow(db: Db, id: string, now: Date): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`${accounts(now)} where u.leaving_since is null and u.id = ${id}`.execute(db)
  return rows[0]
}

function accounts(now: Date): RawBuilder<unknown> {
  return sql`
    select u.id, u.username, u.username_key, u.email, p.avatar, u.role, u.email_proof, u.created_at, u.last_seen_at,
      exists (select from accounts.totp t where t.user_id = u.id and t.enabled_at is not null) as second_factor,
      x.id as suspension_id, x.reason, x.since, x.until
    from accounts.users u join accounts.profiles p on p.user_id = u.id
    left join lateral (
      select id, reason, since, until from accounts.suspensions
      where user_id = u.id and ${inForce(sql`suspensions`, now)} order by since desc limit 1
    ) x on true`
}

function inForce(suspension: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`${suspension}.lifted_at is null and (${suspension}.until is null or ${suspension}.until > ${now})`
}

function matching({ q, role, state, joined }: AccountFilter, now: Date): RawBuilder<unknown> {
  const conditions = [
    sql`u.leaving_since is null`,
    q ? containing(q) : null,
    role ? sql`u.role = ${role}` : null,
    // Begins with the few that are, not with everybody.
    state === 'suspended' ? sql`u.id in (select s.user_id from accounts.suspensions s where ${inForce(sql`s`, now)})` : null,
    state === 'active' ? sql`x.id is null` : null,
    joined?.from ? sql`u.created_at >= ${joined.from}::timestamptz` : null,
    joined?.before ? sql`u.created_at < ${joined.before}::timestamptz` : null,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}

/** Written as in the index of trigrams, so that it is used. */
function containing(q: string): RawBuilder<unknown> {
  if (isId('usr', q)) return sql`u.id = ${q}`
  const pattern = `%${usernameKey(q).replace(/[\\%_]/g, '\\$&')}%`
  return sql`(u.username_key || ' ' || u.email_key) like ${pattern}`
}
