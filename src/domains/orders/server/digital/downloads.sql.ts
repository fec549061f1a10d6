/** Downloads of paid digital lines. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'

const orders = schemaOf<Tables>()

export type DownloadRow = { position: number; fileId: string; name: string; key: string; bytes: number; left: number; units: number }
export type NewDownload = {
  workspaceId: string
  orderId: string
  position: number
  fileId: string
  name: string
  key: string
  bytes: number
  perUnit: number
  units: number
}

export async function insertDownloads(db: Db, downloads: readonly NewDownload[]): Promise<void> {
  if (downloads.length > 0)
    await orders(db)
      .insertInto('orders.downloads')
      .values([...downloads])
      .execute()
}

export async function loadDownloads(db: Db, orderId: string): Promise<DownloadRow[]> {
  const { rows } = await sql<DownloadRow>`
    select position, file_id, name, key, bytes, greatest(0, per_unit * units - used)::int as left, units from orders.downloads
    where order_id = ${orderId} order by position, file_id`.execute(db)
  return rows
}

type File = { orderId: string; position: number; fileId: string }

/** Counts one download. False when none is left. */
export async function countDownload(db: Db, { orderId, position, fileId }: File): Promise<boolean> {
  const { rows } = await sql`
    update orders.downloads set used = used + 1
    where order_id = ${orderId} and position = ${position} and file_id = ${fileId} and used < per_unit * units returning used`.execute(db)
  return rows.length > 0
}

/** Starts the count of a line's downloads at zero. */
export async function resetDownloads(db: Db, orderId: string, position: number): Promise<void> {
  await sql`update orders.downloads set used = 0 where order_id = ${orderId} and position = ${position}`.execute(db)
}

/** Ends the downloads of refunded units. */
export async function endDownloads(db: Db, orderId: string, position: number, quantity: number): Promise<void> {
  await sql`
    update orders.downloads set units = greatest(0, units - ${quantity}) where order_id = ${orderId} and position = ${position}`.execute(db)
}
