/** Statements about mails to contacts, and addresses that want none. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Tables } from '../db.types.ts'
import type { Address } from './mail-link.ts'

const crm = schemaOf<Tables>()

type Ref = { workspaceId: string; interactionId: string }
type Mail = Ref & { email: string; language: Language; subject: string; answersToAuthor: boolean }
export type MailToSend = Omit<Mail, 'interactionId'> & { body: string; authorId: string }

export async function insertMail(db: Db, row: Mail): Promise<void> {
  await crm(db).insertInto('crm.mails').values(row).execute()
}

export async function findUnsentMail(db: Db, { workspaceId, interactionId }: Ref): Promise<MailToSend | undefined> {
  const { rows } = await sql<MailToSend>`
    select m.workspace_id, m.email, m.language, m.subject, m.answers_to_author, i.notes as body, i.author_id
    from crm.mails m join crm.interactions i on i.workspace_id = m.workspace_id and i.id = m.interaction_id
    where m.workspace_id = ${workspaceId} and m.interaction_id = ${interactionId} and m.sent_at is null and m.failed_at is null`.execute(db)
  return rows[0]
}

/** One that was sent stays sent. */
export async function setMailState(db: Db, { workspaceId, interactionId }: Ref, state: 'sent' | 'failed', at: Date): Promise<void> {
  await sql`
    update crm.mails set sent_at = ${state === 'sent' ? at : null}, failed_at = ${state === 'failed' ? at : null}
    where workspace_id = ${workspaceId} and interaction_id = ${interactionId} and sent_at is null`.execute(db)
}

/** After `allowed` failed tries it is tried no more. */
export async function noteFailedTry(db: Db, { workspaceId, interactionId }: Ref, allowed: number, at: Date): Promise<void> {
  await sql`
    update crm.mails set failed_tries = failed_tries + 1, failed_at = case when failed_tries + 1 >= ${allowed}::int then ${at}::timestamptz end
    where workspace_id = ${workspaceId} and interaction_id = ${interactionId} and sent_at is null`.execute(db)
}

export async function findRefusal(db: Db, { workspaceId, addressKey }: Address): Promise<{ byContact: boolean } | undefined> {
  const { rows } = await sql<{ byContact: boolean }>`
    select by_contact from crm.mail_refusals where workspace_id = ${workspaceId} and address_key = ${addressKey}`.execute(db)
  return rows[0]
}

/** The choice of the owner of the address replaces that of a colleague, and never the other way round. */
export async function saveRefusal(db: Db, { workspaceId, addressKey }: Address, byContact: boolean, at: Date): Promise<void> {
  await sql`
    insert into crm.mail_refusals as r (workspace_id, address_key, by_contact, created_at) values (${workspaceId}, ${addressKey}, ${byContact}, ${at})
    on conflict (workspace_id, address_key) do update set by_contact = r.by_contact or excluded.by_contact`.execute(db)
}

/** Not one of the owner of the address. */
export async function deleteRefusal(db: Db, { workspaceId, addressKey }: Address): Promise<void> {
  await sql`
    delete from crm.mail_refusals where workspace_id = ${workspaceId} and address_key = ${addressKey} and not by_contact`.execute(db)
}
