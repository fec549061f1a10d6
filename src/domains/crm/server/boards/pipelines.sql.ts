/** Statements about pipelines and their stages. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

type StageRow = { id: string; pipelineId: string; title: string; probability: number; outcome: 'open' | 'won' | 'lost' }
type NewStage = StageRow & { workspaceId: string; position: number }
type NewPipeline = { workspaceId: string; id: string; name: string; position: number; createdAt: Date }

/**
 * Returns false if the workspace has one; waits for a transaction that makes it. The kind is no parameter, because a prepared statement
 * finds the partial index only by a constant.
 */
export async function insertContactsPipeline(db: Db, { workspaceId, id, name, position, createdAt }: NewPipeline): Promise<boolean> {
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
