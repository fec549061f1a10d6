import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const workspaces = schemaOf<Tables>()

export async function insertWorkspace(db: Db, row: { id: string; name: string; createdAt: Date }): Promise<void> {
  await workspaces(db).insertInto('workspaces.workspaces').values(row).execute()
}

/** Whether any business lives here yet. */
export async function hasWorkspaces(db: Db): Promise<boolean> {
  return (await workspaces(db).selectFrom('workspaces.workspaces').select('id').limit(1).executeTakeFirst()) !== undefined
}
