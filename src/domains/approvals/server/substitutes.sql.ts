import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const approvals = schemaOf<Tables>()

export type SubstituteRow = { id: string; workspaceId: string; personId: string; substituteId: string; startsAt: Date; endsAt: Date }

const COLUMNS = sql.raw('s.id, s.workspace_id, s.person_id, s.substitute_id, s.starts_at, s.ends_at')

export async function insertSubstitute(db: Db, row: SubstituteRow & { createdAt: Date }): Promise<void> {
  await approvals(db).insertInto('approvals.substitutes').values(row).execute()
}

/** Those of a person, in both roles, that are not over. */
export async function loadSubstitutesOf(db: Db, workspaceId: string, userId: string, now: Date): Promise<SubstituteRow[]> {
  const { rows } = await sql<SubstituteRow>`
    select ${COLUMNS} from approvals.substitutes s
    where s.workspace_id = ${workspaceId} and s.ends_at > ${now} and ${userId} in (s.person_id, s.substitute_id)
    order by s.starts_at, s.id limit 100`.execute(db)
  return rows
}

export async function findSubstitute(db: Db, id: string): Promise<SubstituteRow | undefined> {
  const { rows } = await sql<SubstituteRow>`select ${COLUMNS} from approvals.substitutes s where s.id = ${id}`.execute(db)
  return rows[0]
}

/** The people for whom this person decides now. */
export async function loadRepresented(db: Db, workspaceId: string, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select distinct person_id from approvals.substitutes
    where workspace_id = ${workspaceId} and substitute_id = ${userId} and starts_at <= ${now} and ends_at > ${now}`.execute(db)
  return rows.map(({ personId }) => personId)
}

/** The same in several workspaces. */
export async function loadRepresentedIn(
  db: Db,
  workspaceIds: readonly string[],
  userId: string,
  now: Date,
): Promise<{ workspaceId: string; personId: string }[]> {
  if (workspaceIds.length === 0) return []
  const { rows } = await sql<{ workspaceId: string; personId: string }>`
    select distinct workspace_id, person_id from approvals.substitutes
    where workspace_id = any(${workspaceIds}) and substitute_id = ${userId} and starts_at <= ${now} and ends_at > ${now}`.execute(db)
  return rows
}

/** Who decides now in the place of these people. */
export async function loadRepresentatives(
  db: Db,
  workspaceId: string,
  personIds: readonly string[],
  now: Date,
): Promise<{ personId: string; substituteId: string }[]> {
  if (personIds.length === 0) return []
  const { rows } = await sql<{ personId: string; substituteId: string }>`
    select person_id, substitute_id from approvals.substitutes
    where workspace_id = ${workspaceId} and person_id = any(${personIds}) and starts_at <= ${now} and ends_at > ${now}`.execute(db)
  return rows
}

/** Requests of one person take turns, so that two times never overlap. */
export async function hasOverlap(db: Db, { workspaceId, personId, startsAt, endsAt }: Omit<SubstituteRow, 'id'>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`approvals.substitutes ${workspaceId} ${personId}`}, 0))`.execute(db)
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from approvals.substitutes where workspace_id = ${workspaceId} and person_id = ${personId}
      and starts_at < ${endsAt} and ends_at > ${startsAt}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Only by the person who named the substitute. */
export async function deleteSubstitute(db: Db, { workspaceId, personId, id }: Pick<SubstituteRow, 'workspaceId' | 'personId' | 'id'>) {
  const { numAffectedRows } = await sql`
    delete from approvals.substitutes where id = ${id} and workspace_id = ${workspaceId} and person_id = ${personId}`.execute(db)
  return numAffectedRows === 1n
}
