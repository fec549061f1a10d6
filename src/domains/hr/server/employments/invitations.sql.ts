/** Links with which a member says that they are an employee. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Tables } from '../db.types.ts'

const hr = schemaOf<Tables>()

type NewInvitation = {
  workspaceId: string
  employeeId: string
  id: string
  tokenHash: Buffer
  email: string
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}
export type LinkInvitation = Omit<NewInvitation, 'tokenHash' | 'createdAt'> & { mailedAt: Date | null; name: string; language: Language }

const OPEN = sql`i.workspace_id, i.employee_id, i.id, i.email, i.invited_by, i.expires_at, i.mailed_at, e.name, e.language
  from hr.link_invitations i join hr.employees e on e.workspace_id = i.workspace_id and e.id = i.employee_id`

/** Replaces an earlier one of the employee. */
export async function saveInvitation(db: Db, row: NewInvitation): Promise<void> {
  await hr(db)
    .insertInto('hr.linkInvitations')
    .values(row)
    .onConflict((conflict) => {
      const { workspaceId: _, employeeId: __, ...rest } = row
      return conflict.columns(['workspaceId', 'employeeId']).doUpdateSet({ ...rest, mailedAt: null })
    })
    .execute()
}

export async function findInvitationOf(db: Db, workspaceId: string, employeeId: string, now: Date): Promise<LinkInvitation | undefined> {
  const { rows } = await sql<LinkInvitation>`
    select ${OPEN} where i.workspace_id = ${workspaceId} and i.employee_id = ${employeeId} and i.expires_at > ${now}`.execute(db)
  return rows[0]
}

export async function findInvitationByToken(db: Db, tokenHash: Buffer, now: Date): Promise<LinkInvitation | undefined> {
  const { rows } = await sql<LinkInvitation>`select ${OPEN} where i.token_hash = ${tokenHash} and i.expires_at > ${now}`.execute(db)
  return rows[0]
}

/** One whose mail wasn't sent yet. */
export async function findUnmailed(db: Db, id: string, now: Date): Promise<LinkInvitation | undefined> {
  const { rows } = await sql<LinkInvitation>`
    select ${OPEN} where i.id = ${id} and i.expires_at > ${now} and i.mailed_at is null and i.email <> ''`.execute(db)
  return rows[0]
}

export async function setMailedAt(db: Db, id: string, mailedAt: Date): Promise<void> {
  await hr(db).updateTable('hr.linkInvitations').set({ mailedAt }).where('id', '=', id).execute()
}

/** Returns false if it is gone: of two people who accept at once, one gets it. */
export async function deleteInvitation(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await hr(db).deleteFrom('hr.linkInvitations').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function deleteInvitationOf(db: Db, workspaceId: string, employeeId: string): Promise<boolean> {
  const { numDeletedRows } = await hr(db)
    .deleteFrom('hr.linkInvitations')
    .where('workspaceId', '=', workspaceId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
