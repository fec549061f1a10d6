/** Every statement about files that no row keeps. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '../db.ts'
import type { Tables } from '../db.types.ts'

const platform = schemaOf<Tables>()

/** Sets the time anew for keys that are loose already. */
export async function insertLooseFiles(db: Db, keys: readonly string[], deleteAt: Date): Promise<void> {
  if (keys.length === 0) return
  await platform(db)
    .insertInto('platform.looseFiles')
    .values(keys.map((key) => ({ key, deleteAt })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ deleteAt }))
    .execute()
}

/** Of those still loose only; a key that a row keeps stays kept. */
export async function hastenLooseFiles(db: Db, keys: readonly string[], deleteAt: Date): Promise<void> {
  await platform(db)
    .updateTable('platform.looseFiles')
    .set({ deleteAt })
    .where('key', 'in', [...keys])
    .execute()
}

/** How many were loose and are not any more. */
export async function removeLooseFiles(db: Db, keys: readonly string[]): Promise<number> {
  const removed = await platform(db)
    .deleteFrom('platform.looseFiles')
    .where('key', 'in', [...keys])
    .where('deleting', '=', false)
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

/** Keys whose time has come. From now on nobody can keep them; those that are not deleted now come up again at `again`. */
export async function claimDueFiles(db: Db, { now, again, limit }: { now: Date; again: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update platform.loose_files set deleting = true, delete_at = ${again}
    where key in (select key from platform.loose_files where delete_at <= ${now} order by delete_at limit ${limit} for update skip locked)
    returning key`.execute(db)
  return rows.map(({ key }) => key)
}

export async function forgetDeletedFiles(db: Db, keys: readonly string[]): Promise<void> {
  await platform(db)
    .deleteFrom('platform.looseFiles')
    .where('key', 'in', [...keys])
    .where('deleting', '=', true)
    .execute()
}
