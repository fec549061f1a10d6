/** Statements about segments and what is limited to them. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { SegmentConditions } from '../../contract.ts'
import type { Ref } from '../contacts/contacts.sql.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

export type SegmentRow = Ref & { name: string; conditions: SegmentConditions; uses: number; version: number }

const ROW = sql`s.workspace_id, s.id, s.name, s.conditions, s.version,
  (select count(*) from crm.segment_uses u where u.workspace_id = s.workspace_id and u.segment_id = s.id) as uses`

/** By name. */
export async function loadSegments(db: Db, workspaceId: string): Promise<SegmentRow[]> {
  const { rows } = await sql<SegmentRow>`
    select ${ROW} from crm.segments s where s.workspace_id = ${workspaceId} order by lower(s.name)`.execute(db)
  return rows
}

export async function findSegment(db: Db, { workspaceId, id }: Ref): Promise<SegmentRow | undefined> {
  const { rows } = await sql<SegmentRow>`
    select ${ROW} from crm.segments s where s.workspace_id = ${workspaceId} and s.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a segment until the transaction ends, so that it isn't removed while something begins to use it. */
export async function lockSegment(db: Db, { workspaceId, id }: Ref): Promise<boolean> {
  const { rows } = await sql`select from crm.segments where workspace_id = ${workspaceId} and id = ${id} for update`.execute(db)
  return rows.length > 0
}

/** Locks the names of the segments of a workspace until the transaction ends. */
export async function lockSegmentNames(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('crm.segments ' || ${workspaceId}, 0))`.execute(db)
}

type NewSegment = Ref & { name: string; conditions: SegmentConditions; createdAt: Date }

export async function insertSegment(db: Db, { conditions, ...row }: NewSegment): Promise<void> {
  await crm(db)
    .insertInto('crm.segments')
    .values({ ...row, conditions: JSON.stringify(conditions) })
    .execute()
}

/** Returns false if there is no such segment at this version. */
export async function saveSegment(
  db: Db,
  { workspaceId, id, version }: Ref & { version: number },
  { name, conditions }: { name: string; conditions: SegmentConditions },
): Promise<boolean> {
  const { numUpdatedRows } = await crm(db)
    .updateTable('crm.segments')
    .set((eb) => ({ name, conditions: JSON.stringify(conditions), version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteSegment(db: Db, { workspaceId, id }: Ref): Promise<void> {
  await crm(db).deleteFrom('crm.segments').where('workspaceId', '=', workspaceId).where('id', '=', id).execute()
}

type Use = { type: string; usedBy: string }

export async function saveSegmentUse(db: Db, { workspaceId, id }: Ref, { type, usedBy }: Use): Promise<void> {
  await sql`
    insert into crm.segment_uses (workspace_id, segment_id, type, used_by) values (${workspaceId}, ${id}, ${type}, ${usedBy})
    on conflict (type, used_by) do update set workspace_id = excluded.workspace_id, segment_id = excluded.segment_id`.execute(db)
}

export async function deleteSegmentUse(db: Db, { type, usedBy }: Use): Promise<void> {
  await sql`delete from crm.segment_uses where type = ${type} and used_by = ${usedBy}`.execute(db)
}
