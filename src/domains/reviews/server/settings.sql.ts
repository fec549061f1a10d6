import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ReviewSettings } from '../contract.ts'

export async function settingsOf(db: Db): Promise<ReviewSettings> {
  const { rows } = await sql<ReviewSettings>`select mode, version from reviews.settings`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of reviews are missing')
  return row
}

/** False when somebody else changed them meanwhile. */
export async function putSettings(db: Db, { mode, version }: ReviewSettings): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reviews.settings set mode = ${mode}, version = version + 1 where version = ${version}`.execute(db)
  return numAffectedRows === 1n
}
