import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { type Conditions, containing, during, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Picture } from '#platform/server/picture.ts'
import { isId } from '#platform/shared/ids.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import type { AccountSort, EmailProof, Role } from '../contract.ts'

export type AccountRow = {
  id: string
  username: string
  usernameKey: string
  displayName: string
  email: string
  avatar: Picture | null
  role: Role
  emailProof: EmailProof
  createdAt: Date
  lastSeenAt: Date | null
  secondFactor: boolean
  /** All null when the account is not suspended. */
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

type Order = Sorting<AccountRow>

const BY_JOINED: Omit<Order, 'name' | 'direction'> = {
  by: sql`u.created_at`,
  cast: 'timestamptz',
  id: sql`u.id`,
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
}
const BY_NAME: typeof BY_JOINED = {
  by: sql`u.username_key`,
  cast: 'text',
  id: sql`u.id`,
  keyOf: ({ usernameKey: key, id }) => [key, id],
}

const ACCOUNT_ORDERS: Record<AccountSort, Order> = {
  joined: { ...BY_JOINED, name: 'oldest', direction: 'asc' },
  '-joined': { ...BY_JOINED, name: 'newest', direction: 'desc' },
  name: { ...BY_NAME, name: 'name', direction: 'asc' },
  '-name': { ...BY_NAME, name: 'name down', direction: 'desc' },
}

/** Accounts being deleted are left out. */
export async function listAccountRows(db: Db, filter: AccountFilter, sort: AccountSort, { now, ...paging }: Paging & { now: Date }) {
  return listPage<AccountRow>(db, {
    ...paging,
    sort: ACCOUNT_ORDERS[sort],
    where: conditions(filter, now),
    countFrom: accountsFrom(now),
    select: (page) => sql`${selectAccounts(now)} ${page}`,
  })
}

export async function findAccountRow(db: Db, id: string, now: Date): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`${selectAccounts(now)} where u.deletion_requested_at is null and u.id = ${id}`.execute(db)
  return rows[0]
}

function selectAccounts(now: Date): RawBuilder<unknown> {
  return sql`
    select u.id, u.username, u.username_key, p.display_name, u.email, p.avatar, u.role, u.email_proof, u.created_at, u.last_seen_at,
      exists (select from accounts.totp t where t.user_id = u.id and t.enabled_at is not null) as second_factor,
      x.id as suspension_id, x.reason, x.since, x.until
    from ${accountsFrom(now)}`
}

function accountsFrom(now: Date): RawBuilder<unknown> {
  return sql`accounts.users u join accounts.profiles p on p.user_id = u.id
    left join lateral (
      select id, reason, since, until from accounts.suspensions
      where user_id = u.id and ${isInForce(sql`suspensions`, now)} order by since desc limit 1
    ) x on true`
}

function isInForce(suspension: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`${suspension}.lifted_at is null and (${suspension}.until is null or ${suspension}.until > ${now})`
}

function conditions({ q, role, state, joined }: AccountFilter, now: Date): Conditions {
  return [
    sql`u.deletion_requested_at is null`,
    q ? matchesText(q) : null,
    role ? sql`u.role = ${role}` : null,
    // Starts from the few suspended accounts instead of scanning all.
    state === 'suspended' ? sql`u.id in (select s.user_id from accounts.suspensions s where ${isInForce(sql`s`, now)})` : null,
    state === 'active' ? sql`x.id is null` : null,
    ...during(sql`u.created_at`, joined),
  ]
}

/** Both must match the expressions of the trigram indexes, so that the indexes are used. */
function matchesText(q: string): RawBuilder<unknown> {
  if (isId('usr', q)) return sql`u.id = ${q}`
  const pattern = containing(toUsernameKey(q))
  return sql`u.id in (
    select n.id from accounts.users n where (n.username_key || ' ' || n.email_key) like ${pattern}
    union all select n.user_id from accounts.profiles n where n.display_name_key <> '' and n.display_name_key like ${pattern}
  )`
}
