import { type Db, schemaOf } from '#platform/server/db.ts'
import type { PlatformSettings } from '../contract.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export async function settingsOf(db: Db): Promise<PlatformSettings> {
  return (await accounts(db)
    .selectFrom('accounts.settings')
    .select(['registration', 'version'])
    .executeTakeFirstOrThrow()) as PlatformSettings
}

export async function registrationIsOpen(db: Db): Promise<boolean> {
  return (await settingsOf(db)).registration === 'open'
}

/** False when somebody else changed them meanwhile. */
export async function updateSettings(db: Db, { registration, version }: PlatformSettings): Promise<boolean> {
  const { numUpdatedRows } = await accounts(db)
    .updateTable('accounts.settings')
    .set({ registration, version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
