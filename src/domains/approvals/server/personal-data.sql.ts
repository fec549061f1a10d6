/** Requests, decisions and substitutes of one person. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Other people appear by id only. */
export async function exportApprovalsOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'requests', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'record', resource_id, 'amountMinor', amount_minor,
          'note', note, 'status', status, 'requestedAt', requested_at) order by requested_at), '[]')
        from approvals.requests where author_id = ${userId}),
      'decisions', (select coalesce(jsonb_agg(jsonb_build_object('requestId', request_id, 'step', step, 'at', at, 'onBehalfOf', on_behalf_of,
          'note', note) order by at), '[]')
        from approvals.steps where actor_id = ${userId}),
      'substitutes', (select coalesce(jsonb_agg(jsonb_build_object('workspaceId', workspace_id, 'personId', person_id,
          'substituteId', substitute_id, 'from', starts_at, 'until', ends_at) order by starts_at), '[]')
        from approvals.substitutes where ${userId} in (person_id, substitute_id))
    ) as exported`.execute(db)
  return rows[0]?.exported
}

/** The decisions stay, because they explain what was paid or bought. Notes written by the person go. */
export async function anonymizePerson(db: Db, userId: string): Promise<void> {
  await sql`delete from approvals.substitutes where ${userId} in (person_id, substitute_id)`.execute(db)
  await sql`
    update approvals.requests set author_id = nullif(author_id, ${userId}), decided_by = nullif(decided_by, ${userId}),
      on_behalf_of = nullif(on_behalf_of, ${userId}), parties = array_remove(parties, ${userId}),
      note = case when author_id = ${userId} then '' else note end,
      decision_note = case when decided_by = ${userId} then '' else decision_note end
    where ${userId} in (author_id, decided_by, on_behalf_of) or ${userId} = any(parties)`.execute(db)
  await sql`
    update approvals.steps set actor_id = nullif(actor_id, ${userId}), on_behalf_of = nullif(on_behalf_of, ${userId}),
      note = case when actor_id = ${userId} then '' else note end
    where ${userId} in (actor_id, on_behalf_of)`.execute(db)
}
