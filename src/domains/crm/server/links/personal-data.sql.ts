/** What workspaces know of a member by the member's own acts, and its erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Tx } from '#platform/server/transact.ts'

/**
 * The choices for each business, contacts that the member's own orders made, the acts that contacts remember, forms that the member sent, and
 * mails to their contacts.
 */
export async function exportLinks(db: Db, userId: string): Promise<unknown> {
  const { rows: businesses } = await sql`
    select workspace_id, refused, shows_posts, created_at from crm.member_links where user_id = ${userId} order by workspace_id`.execute(db)
  const { rows: contacts } = await sql`
    select workspace_id, name, email, phone, created_at from crm.contacts
    where linked_user_id = ${userId} and origin <> 'typed' order by created_at, id`.execute(db)
  const { rows: acts } = await sql`
    select a.workspace_id, a.kind, a.resource_type, a.resource_id, a.happened_at
    from crm.contacts c join crm.contact_acts a on a.workspace_id = c.workspace_id and a.contact_id = c.id
    where c.linked_user_id = ${userId} order by a.happened_at, a.id`.execute(db)
  const { rows: sent } = await sql`
    select workspace_id, notes, created_at from crm.interactions where sender_id = ${userId} order by created_at, id`.execute(db)
  const { rows: mails } = await sql`
    select i.workspace_id, m.subject, i.notes as text, m.sent_at
    from crm.contacts c join crm.interactions i on i.workspace_id = c.workspace_id and i.contact_id = c.id
    join crm.mails m on m.workspace_id = i.workspace_id and m.interaction_id = i.id
    where c.linked_user_id = ${userId} order by i.created_at, i.id`.execute(db)
  return { businesses, contacts, acts, sent, mails }
}

/** A contact that a colleague typed stays as it was typed; of one that an order made only the history of the business stays. */
export async function eraseLinks(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from crm.contact_acts a using crm.contacts c
    where c.linked_user_id = ${userId} and a.workspace_id = c.workspace_id and a.contact_id = c.id`.execute(tx.db)
  await sql`
    with mails as (
      update crm.mails m set email = '', subject = '' from crm.interactions i, crm.contacts c
      where i.workspace_id = m.workspace_id and i.id = m.interaction_id and c.workspace_id = i.workspace_id and c.id = i.contact_id
        and c.linked_user_id = ${userId} and c.origin <> 'typed'
      returning m.workspace_id, m.interaction_id
    )
    update crm.interactions i set notes = '', version = i.version + 1 from mails m
    where i.workspace_id = m.workspace_id and i.id = m.interaction_id`.execute(tx.db)
  const { rows } = await sql<{ id: string }>`
    update crm.contacts set name = '-', email = '', phone = '', version = version + 1
    where linked_user_id = ${userId} and origin <> 'typed' returning id`.execute(tx.db)
  await sql`update crm.contacts set linked_user_id = null, version = version + 1 where linked_user_id = ${userId}`.execute(tx.db)
  await sql`update crm.interactions set notes = '', sender_id = null, version = version + 1 where sender_id = ${userId}`.execute(tx.db)
  await sql`delete from crm.member_links where user_id = ${userId}`.execute(tx.db)
  await tx.services.search.refresh(
    tx,
    'contact',
    rows.map(({ id }) => id),
  )
}
