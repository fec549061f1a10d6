/** The stages of contacts, and the places in them. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Stage = { id: string; name: string }

/** In their order; none before the workspace has pipelines. */
export async function loadContactStages(db: Db, workspaceId: string): Promise<Stage[]> {
  const { rows } = await sql<Stage>`
    select s.id, s.title as name from crm.pipelines p join crm.stages s on s.workspace_id = p.workspace_id and s.pipeline_id = p.id
    where p.workspace_id = ${workspaceId} and p.kind = 'contacts' order by s.position`.execute(db)
  return rows
}

/** The key of the last contact of a stage. */
export async function findLastContactKey(db: Db, workspaceId: string, stageId: string): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    select stage_key as key from crm.contacts where workspace_id = ${workspaceId} and stage_id = ${stageId} and merged_into is null
    order by stage_key desc, id desc limit 1`.execute(db)
  return rows[0]?.key || null
}
