/** The demo data of the bell: events of the past were heard just now, so their notifications get an age, and most of them are read. */
import type { Tx } from '#platform/server/transact.ts'
import { ageNotifications, deleteAllDeliveries } from './demo.sql.ts'

/** Each member keeps this many unread. */
const UNREAD = 3

/** Call it after all listeners ran. No mail is sent about what is long over. */
export async function settleDemoNotifications(tx: Tx): Promise<void> {
  await ageNotifications(tx.db, tx.now, UNREAD)
  await deleteAllDeliveries(tx.db)
}
