import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { deleteLinesBefore } from './cart.sql.ts'
import { deleteCodesEnteredBefore } from './codes.sql.ts'
import { deleteDeliveriesChosenBefore } from './deliveries.sql.ts'
import { deleteUnusedPictures } from './pictures/pictures.sql.ts'
import { deleteQuotesTakenBefore } from './quotes/quotes.sql.ts'

const DAY_MS = 86_400_000
const RETENTION_DAYS = 180
/** A purchase that was frozen for a payment can become an order days later. */
const PICTURE_RETENTION_DAYS = 7

/** Runs nightly: deletes unused lines, removed lines past the undo period, and pictures that are in no cart and no order. */
export const deleteOldCarts = defineTask(
  'cart:deleteOldCarts',
  async (services) => {
    const { db, now } = services
    const old = new Date(now().getTime() - RETENTION_DAYS * DAY_MS)
    await deleteLinesBefore(db, { added: old, removed: new Date(now().getTime() - DAY_MS) })
    await deleteDeliveriesChosenBefore(db, old)
    await deleteCodesEnteredBefore(db, old)
    await deleteQuotesTakenBefore(db, old)
    const unused = new Date(now().getTime() - PICTURE_RETENTION_DAYS * DAY_MS)
    await transactAsSystem(services, async (tx) => unlinkFiles(tx, await deleteUnusedPictures(tx.db, unused)))
  },
  '40 3 * * *',
)
