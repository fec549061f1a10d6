/** What a person did in the crm of workspaces, and their erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Tx } from '#platform/server/transact.ts'

/** Interactions they logged, contacts they merged, contacts, deals and tasks they own, tasks they completed and quotes they wrote. */
export async function exportPerson(db: Db, userId: string): Promise<Record<string, unknown>> {
  const { rows: interactions } = await sql`
    select id, contact_id, type, happened_on::text as date, notes, created_at from crm.interactions where author_id = ${userId} order by created_at, id`.execute(
    db,
  )
  const { rows: contacts } = await sql`select id, name from crm.contacts where owner_id = ${userId} order by created_at, id`.execute(db)
  const { rows: deals } = await sql`select id, title from crm.deals where owner_id = ${userId} order by created_at, id`.execute(db)
  const { rows: tasks } = await sql`
    select id, title, completed_at from crm.tasks where owner_id = ${userId} or completed_by = ${userId} order by created_at, id`.execute(
    db,
  )
  const { rows: quotes } = await sql`
    select id, number, created_at from crm.quotes where author_id = ${userId} order by created_at, id`.execute(db)
  const { rows: merges } = await sql`
    select id, kept_id, merged_id, merged_at, undone_at from crm.merges where merged_by = ${userId} or undone_by = ${userId} order by merged_at, id`.execute(
    db,
  )
  return { interactions, contacts, deals, tasks, quotes, merges }
}

/** Interactions stay with their author's id, which alone identifies nobody. */
export async function erasePerson({ db }: Pick<Tx, 'db'>, userId: string): Promise<void> {
  await sql`update crm.contacts set owner_id = null, version = version + 1 where owner_id = ${userId}`.execute(db)
  await sql`update crm.forms set owner_id = null, version = version + 1 where owner_id = ${userId}`.execute(db)
  await sql`update crm.contacts set linked_user_id = null where linked_user_id = ${userId}`.execute(db)
  await sql`
    update crm.merges set merged_by = nullif(merged_by, ${userId}), undone_by = nullif(undone_by, ${userId}),
      kept_owner_id = nullif(kept_owner_id, ${userId})
    where merged_by = ${userId} or undone_by = ${userId} or kept_owner_id = ${userId}`.execute(db)
  await sql`update crm.deals set owner_id = null, version = version + 1 where owner_id = ${userId}`.execute(db)
  await sql`update crm.quotes set author_id = null, version = version + 1 where author_id = ${userId}`.execute(db)
  await sql`
    update crm.tasks set owner_id = nullif(owner_id, ${userId}), completed_by = nullif(completed_by, ${userId}), version = version + 1
    where owner_id = ${userId} or completed_by = ${userId}`.execute(db)
}
