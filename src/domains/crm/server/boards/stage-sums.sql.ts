/** Kept numbers and amounts of the cards of each stage. Triggers add rows with every change; the rows of a stage add up. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type StageSum = { stageId: string; currency: string; cards: number; amountMinor: number }

/** Of one pipeline, or of all; currencies with most cards first. */
export async function loadStageSums(db: Db, workspaceId: string, stageIds: readonly string[]): Promise<StageSum[]> {
  const { rows } = await sql<StageSum>`
    select stage_id, currency, sum(cards)::bigint as cards, sum(amount_minor)::bigint as amount_minor from crm.stage_sums
    where workspace_id = ${workspaceId} and stage_id = any(${stageIds})
    group by stage_id, currency having sum(cards) <> 0 order by cards desc, currency`.execute(db)
  return rows
}

/** Folds the rows of up to `stages` stages. Returns how many rows are left of them; two at a time lose nothing. */
export async function foldStageSums(db: Db, stages: number): Promise<number> {
  const { rows } = await sql<{ stages: number }>`
    with due as (select distinct workspace_id, stage_id from crm.stage_sums where not folded limit ${stages}),
    gone as (
      delete from crm.stage_sums s using due where s.workspace_id = due.workspace_id and s.stage_id = due.stage_id returning s.*
    ),
    added as (
      insert into crm.stage_sums (workspace_id, stage_id, currency, cards, amount_minor, folded)
      select workspace_id, stage_id, currency, sum(cards), sum(amount_minor), true from gone
      group by 1, 2, 3 having sum(cards) <> 0 or sum(amount_minor) <> 0
    )
    select count(*) as stages from due`.execute(db)
  return rows[0]?.stages ?? 0
}
