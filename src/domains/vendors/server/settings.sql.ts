import { type Db, schemaOf } from '#platform/server/db.ts'
import type { VendorSettings } from '../contract.ts'
import type { Tables } from './db.types.ts'

const vendors = schemaOf<Tables>()

export async function settingsOf(db: Db): Promise<VendorSettings> {
  return (await vendors(db).selectFrom('vendors.settings').select(['approval', 'version']).executeTakeFirstOrThrow()) as VendorSettings
}

/** False when somebody else changed them meanwhile. */
export async function updateSettings(db: Db, { approval, version }: VendorSettings): Promise<boolean> {
  const { numUpdatedRows } = await vendors(db)
    .updateTable('vendors.settings')
    .set({ approval, version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
