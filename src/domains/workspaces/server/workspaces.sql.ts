import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const workspaces = schemaOf<Tables>()

export async function insertWorkspace(db: Db, row: { id: string; name: string; createdAt: Date }): Promise<void> {
  await workspaces(db).insertInto('workspaces.workspaces').values(row).execute()
}
