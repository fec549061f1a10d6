/** Statements about interactions. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { loadPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { InteractionType } from '../../contract/contacts/contact-limits.ts'
import type { Tables } from '../db.types.ts'
import type { Ref } from './contacts.sql.ts'

const crm = schemaOf<Tables>()

export type InteractionFields = { type: InteractionType; happenedOn: string; notes: string }
export type InteractionRow = InteractionFields & Ref & { contactId: string; authorId: string; createdAt: Date; version: number }

/** A mail that was sent from the contact. */
type MailColumns = { email: string | null; subject: string | null; sentAt: Date | null; failedAt: Date | null }
export type ShownInteraction = InteractionRow & MailColumns

const ROW = sql`r.workspace_id, r.id, r.contact_id, r.type, r.happened_on::text as happened_on, r.notes, r.author_id, r.created_at, r.version,
  m.email, m.subject, m.sent_at, m.failed_at`
const JOINED = sql`crm.interactions r left join crm.mails m on m.workspace_id = r.workspace_id and m.interaction_id = r.id`

export async function insertInteraction(db: Db, row: Omit<InteractionRow, 'version'> & { senderId?: string | null }): Promise<void> {
  await crm(db).insertInto('crm.interactions').values(row).execute()
}

export async function findInteraction(db: Db, { workspaceId, id }: Ref): Promise<ShownInteraction | undefined> {
  const { rows } = await sql<ShownInteraction>`
    select ${ROW} from ${JOINED} where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns false if there is no such interaction at this version. */
export async function saveInteraction(
  db: Db,
  { workspaceId, id, version }: Ref & { version: number },
  fields: InteractionFields,
): Promise<boolean> {
  const { numUpdatedRows } = await crm(db)
    .updateTable('crm.interactions')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteInteraction(db: Db, { workspaceId, id }: Ref): Promise<{ contactId: string } | undefined> {
  return crm(db)
    .deleteFrom('crm.interactions')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .returning('contactId')
    .executeTakeFirst()
}

const LATEST: Sorting<ShownInteraction> = {
  name: 'latest interactions',
  by: sql`r.happened_on`,
  cast: 'date',
  id: sql`r.id`,
  direction: 'desc',
  keyOf: ({ happenedOn, id }) => [happenedOn, id],
}

export async function listInteractionRows(db: Db, { workspaceId, id }: Ref, paging: Paging) {
  return loadPage<ShownInteraction>(db, {
    ...paging,
    sort: LATEST,
    where: [sql`r.workspace_id = ${workspaceId}`, sql`r.contact_id = ${id}`],
    select: (page) => sql`select ${ROW} from ${JOINED} ${page}`,
  })
}
