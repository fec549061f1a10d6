/** Statements about pipelines and their stages. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Outcome } from '../../contract/deals/deal-limits.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

export type StageRow = { id: string; pipelineId: string; title: string; probability: number; outcome: Outcome }
type NewStage = StageRow & { workspaceId: string; position: number }
type NewPipeline = { workspaceId: string; id: string; name: string; position: number; createdAt: Date }

export type PipelineRow = {
  id: string
  kind: 'contacts' | 'deals'
  name: string
  staleDays: number
  version: number
  /** In their order. */
  stages: StageRow[]
}

/** Returns false if the workspace has one; waits for a transaction that makes it. */
export async function insertContactsPipeline(db: Db, { workspaceId, id, name, position, createdAt }: NewPipeline): Promise<boolean> {
  // The kind is no parameter, because a prepared statement would not find the partial index by it.
  const { numAffectedRows } = await sql`
    insert into crm.pipelines (workspace_id, id, kind, name, position, created_at)
    values (${workspaceId}, ${id}, 'contacts', ${name}, ${position}, ${createdAt})
    on conflict (workspace_id) where kind = 'contacts' do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function insertPipeline(db: Db, row: NewPipeline): Promise<void> {
  await crm(db)
    .insertInto('crm.pipelines')
    .values({ ...row, kind: 'deals' })
    .execute()
}

export async function insertStages(db: Db, rows: readonly NewStage[]): Promise<void> {
  await crm(db)
    .insertInto('crm.stages')
    .values([...rows])
    .execute()
}

/** That of contacts first, then those of deals, each with its stages. One statement. */
export async function loadPipelines(db: Db, workspaceId: string): Promise<PipelineRow[]> {
  const { rows } = await sql<PipelineRow>`
    select p.id, p.kind, p.name, p.stale_days, p.version,
      (select coalesce(json_agg(json_build_object('id', s.id, 'pipelineId', s.pipeline_id, 'title', s.title, 'probability', s.probability,
          'outcome', s.outcome) order by s.position), '[]')
        from crm.stages s where s.workspace_id = p.workspace_id and s.pipeline_id = p.id) as stages
    from crm.pipelines p where p.workspace_id = ${workspaceId} order by p.kind, p.position, p.id`.execute(db)
  return rows
}

/** Locks the pipelines of the workspace, so that one change of them follows the other. */
export async function lockPipelines(db: Db, workspaceId: string): Promise<void> {
  await sql`select from crm.pipelines where workspace_id = ${workspaceId} order by id for no key update`.execute(db)
}

type StageKey = { workspaceId: string; id: string }

/** Returns false if there is no such pipeline at this version. */
export async function savePipeline(
  db: Db,
  { workspaceId, id }: StageKey,
  { version, ...fields }: { name: string; staleDays: number; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await crm(db)
    .updateTable('crm.pipelines')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function saveStage(db: Db, { workspaceId, id, ...fields }: Omit<NewStage, 'pipelineId'>): Promise<void> {
  await crm(db).updateTable('crm.stages').set(fields).where('workspaceId', '=', workspaceId).where('id', '=', id).execute()
}

export async function deleteStages(db: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  await crm(db)
    .deleteFrom('crm.stages')
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', [...ids])
    .execute()
}

export async function deletePipeline(db: Db, { workspaceId, id }: StageKey): Promise<void> {
  await crm(db).deleteFrom('crm.pipelines').where('workspaceId', '=', workspaceId).where('id', '=', id).execute()
}

export type LockedStage = StageRow & { kind: PipelineRow['kind'] }

/**
 * Locks stages until the transaction ends, so that their cards are put in order one after the other. New cards can still be added to the
 * stages by others.
 */
export async function lockStages(db: Db, workspaceId: string, ids: readonly string[]): Promise<Map<string, LockedStage>> {
  const { rows } = await sql<LockedStage>`
    select s.id, s.pipeline_id, s.title, s.probability, s.outcome, p.kind
    from crm.stages s join crm.pipelines p on p.workspace_id = s.workspace_id and p.id = s.pipeline_id
    where s.workspace_id = ${workspaceId} and s.id = any(${ids}) order by s.id for no key update of s`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
