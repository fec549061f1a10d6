import { sql } from 'kysely'
import { type Db, schemaOf } from './db.ts'
import type { Tables } from './db.types.ts'

const platform = schemaOf<Tables>()

export type Breach = { invariant: string; subject: string; found: string; expected: string }
export type KeptBreach = Breach & { firstSeenAt: Date; lastSeenAt: Date; resolvedAt: Date | null }

/** Answers those that were not open before. */
export async function putBreaches(db: Db, breaches: readonly Breach[], now: Date): Promise<Breach[]> {
  const { rows } = await sql<Breach & { fresh: boolean }>`
    insert into platform.breaches as b (invariant, subject, found, expected, first_seen_at, last_seen_at)
    select distinct on (w.invariant, w.subject) w.*, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${breaches.map(({ invariant }) => invariant)}::text[], ${breaches.map(({ subject }) => subject)}::text[],
      ${breaches.map(({ found }) => found)}::text[], ${breaches.map(({ expected }) => expected)}::text[]) as w(invariant, subject, found, expected)
    on conflict (invariant, subject) do update set found = excluded.found, expected = excluded.expected, last_seen_at = excluded.last_seen_at,
      first_seen_at = case when b.resolved_at is null then b.first_seen_at else excluded.first_seen_at end, resolved_at = null
    returning invariant, subject, found, expected, first_seen_at = ${now} as fresh`.execute(db)
  return rows.filter(({ fresh }) => fresh)
}

/** Whatever was open and was not found this time. */
export async function resolveUnseen(db: Db, now: Date): Promise<void> {
  await sql`update platform.breaches set resolved_at = ${now} where resolved_at is null and last_seen_at < ${now}`.execute(db)
}

export async function putCheck(db: Db, names: readonly string[], checkedAt: Date): Promise<void> {
  await platform(db)
    .insertInto('platform.checks')
    .values({ checkedAt, invariants: names.length, names: [...names] })
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet({ checkedAt, invariants: names.length, names: [...names] }))
    .execute()
}

export async function lastCheck(db: Db): Promise<{ checkedAt: Date; names: string[] } | undefined> {
  const { rows } = await sql<{ checkedAt: Date; names: string[] }>`select checked_at, names from platform.checks`.execute(db)
  return rows[0]
}

/** Open ones first, the newest of each first. */
export async function keptBreaches(db: Db, limit: number): Promise<KeptBreach[]> {
  const { rows } = await sql<KeptBreach>`
    select invariant, subject, found, expected, first_seen_at, last_seen_at, resolved_at from platform.breaches
    order by resolved_at is not null, first_seen_at desc, invariant, subject limit ${limit}`.execute(db)
  return rows
}
