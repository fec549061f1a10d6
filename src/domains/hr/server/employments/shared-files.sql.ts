/** Which files of their record employees see. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'

const hr = schemaOf<Tables>()

type SharedFile = { workspaceId: string; employeeId: string; attachmentId: string }

/** Returns false if it is shared already. */
export async function insertSharedFile(db: Db, row: SharedFile & { sharedAt: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await hr(db)
    .insertInto('hr.sharedFiles')
    .values(row)
    .onConflict((conflict) => conflict.column('attachmentId').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteSharedFile(db: Db, { workspaceId, employeeId, attachmentId }: SharedFile): Promise<boolean> {
  const { numDeletedRows } = await hr(db)
    .deleteFrom('hr.sharedFiles')
    .where('attachmentId', '=', attachmentId)
    .where('workspaceId', '=', workspaceId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function loadSharedIds(db: Db, workspaceId: string, employeeId: string): Promise<Set<string>> {
  const rows = await hr(db)
    .selectFrom('hr.sharedFiles')
    .select('attachmentId')
    .where('workspaceId', '=', workspaceId)
    .where('employeeId', '=', employeeId)
    .execute()
  return new Set(rows.map(({ attachmentId }) => attachmentId))
}

/** The files that a member sees of the records of all employees they are. */
export async function loadSharedWith(db: Db, userId: string): Promise<SharedFile[]> {
  const { rows } = await sql<SharedFile>`
    select f.workspace_id, f.employee_id, f.attachment_id from hr.employees e
    join hr.shared_files f on f.workspace_id = e.workspace_id and f.employee_id = e.id
    where e.user_id = ${userId} order by f.shared_at, f.attachment_id`.execute(db)
  return rows
}

export async function isSharedWith(db: Db, attachmentId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from hr.shared_files f join hr.employees e on e.workspace_id = f.workspace_id and e.id = f.employee_id
    where f.attachment_id = ${attachmentId} and e.user_id = ${userId}`.execute(db)
  return rows.length > 0
}
