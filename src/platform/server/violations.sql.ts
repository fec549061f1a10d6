import { sql } from 'kysely'
import { type Db, schemaOf } from './db.ts'
import type { Tables } from './db.types.ts'

const platform = schemaOf<Tables>()

export type Violation = { invariant: string; resource: string; found: string; expected: string }
export type StoredViolation = Violation & { firstSeenAt: Date; lastSeenAt: Date; resolvedAt: Date | null }

/** Returns the violations that were not open before. */
export async function upsertViolations(db: Db, violations: readonly Violation[], now: Date): Promise<Violation[]> {
  const { rows } = await sql<Violation & { fresh: boolean }>`
    insert into platform.violations as b (invariant, resource, found, expected, first_seen_at, last_seen_at)
    select distinct on (w.invariant, w.resource) w.*, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${violations.map(({ invariant }) => invariant)}::text[], ${violations.map(({ resource }) => resource)}::text[],
      ${violations.map(({ found }) => found)}::text[], ${violations.map(({ expected }) => expected)}::text[]) as w(invariant, resource, found, expected)
    on conflict (invariant, resource) do update set found = excluded.found, expected = excluded.expected, last_seen_at = excluded.last_seen_at,
      first_seen_at = case when b.resolved_at is null then b.first_seen_at else excluded.first_seen_at end, resolved_at = null
    returning invariant, resource, found, expected, first_seen_at = ${now} as fresh`.execute(db)
  return rows.filter(({ fresh }) => fresh)
}

/** Resolves the open violations that this check did not find. */
export async function resolveViolationsBefore(db: Db, now: Date): Promise<void> {
  await sql`update platform.violations set resolved_at = ${now} where resolved_at is null and last_seen_at < ${now}`.execute(db)
}

export async function saveCheck(db: Db, names: readonly string[], checkedAt: Date): Promise<void> {
  await platform(db)
    .insertInto('platform.checks')
    .values({ checkedAt, invariants: names.length, names: [...names] })
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet({ checkedAt, invariants: names.length, names: [...names] }))
    .execute()
}

export async function findLastCheck(db: Db): Promise<{ checkedAt: Date; names: string[] } | undefined> {
  const { rows } = await sql<{ checkedAt: Date; names: string[] }>`select checked_at, names from platform.checks`.execute(db)
  return rows[0]
}

/** Returns open violations first, newest first within each group. */
export async function loadViolations(db: Db, limit: number): Promise<StoredViolation[]> {
  const { rows } = await sql<StoredViolation>`
    select invariant, resource, found, expected, first_seen_at, last_seen_at, resolved_at from platform.violations
    order by resolved_at is not null, first_seen_at desc, invariant, resource limit ${limit}`.execute(db)
  return rows
}
