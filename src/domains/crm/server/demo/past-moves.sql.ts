import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Ref } from '../contacts/contacts.sql.ts'

export type UnmovedContact = Ref & {
  origin: 'typed' | 'order'
  email: string
  createdAt: Date
  /** The position of the stage of their newest deal. */
  dealStage: number | null
  /** Their newest conversation, as `YYYY-MM-DD`. */
  talkedOn: string | null
}

/** All contacts that stand in the first stage. */
export async function loadUnmovedContacts(db: Db): Promise<UnmovedContact[]> {
  const { rows } = await sql<UnmovedContact>`
    select c.workspace_id, c.id, c.origin, c.email, c.created_at, d.position as deal_stage, i.talked_on
    from crm.contacts c
    join crm.stages first on first.workspace_id = c.workspace_id and first.id = c.stage_id and first.position = 0
    left join (select workspace_id, contact_id, max(happened_on)::text as talked_on from crm.interactions group by 1, 2) i
      on i.workspace_id = c.workspace_id and i.contact_id = c.id
    left join (
      select distinct on (d.workspace_id, d.contact_id) d.workspace_id, d.contact_id, s.position
      from crm.deals d join crm.stages s on s.workspace_id = d.workspace_id and s.id = d.stage_id
      order by d.workspace_id, d.contact_id, d.created_at desc
    ) d on d.workspace_id = c.workspace_id and d.contact_id = c.id
    where c.merged_into is null
    order by c.workspace_id, c.created_at, c.id`.execute(db)
  return rows
}

export type PastMove = Ref & { stageId: string; at: Date }

/** They keep their key, so the oldest come first. */
export async function saveMoves(db: Db, moves: readonly PastMove[]): Promise<void> {
  await sql`
    update crm.contacts c set stage_id = m.stage_id, stage_changed_at = m.at, version = c.version + 1
    from unnest(${moves.map(({ workspaceId }) => workspaceId)}::text[], ${moves.map(({ id }) => id)}::text[],
      ${moves.map(({ stageId }) => stageId)}::text[], ${moves.map(({ at }) => at)}::timestamptz[]) as m (workspace_id, id, stage_id, at)
    where c.workspace_id = m.workspace_id and c.id = m.id`.execute(db)
}
