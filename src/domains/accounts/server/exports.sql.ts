import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export type ExportRow = {
  id: string
  userId: string
  state: 'preparing' | 'ready' | 'failed'
  requestedAt: Date
  readyAt: Date | null
  expiresAt: Date | null
  fileKey: string | null
  bytes: number | null
}

export async function exportById(db: Db, id: string): Promise<ExportRow | undefined> {
  return (await accounts(db)
    .selectFrom('accounts.exports')
    .select(['id', 'userId', 'state', 'requestedAt', 'readyAt', 'expiresAt', 'fileKey', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()) as ExportRow | undefined
}
