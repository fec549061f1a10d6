import { loadVariants } from '#domains/catalog/server/index.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import { countCartsWith, deleteAllLines, loadCartLinesWithPlace } from './cart.sql.ts'
import { deleteAllCodes } from './codes.sql.ts'
import { deleteDeliveries } from './deliveries.sql.ts'
import { loadOwnPictures } from './pictures/pictures.sql.ts'
import { erasePictures } from './pictures/pictures.ts'
import { deleteHeldQuote, findHeldQuote } from './quotes/quotes.sql.ts'

/** A cart is private, so it has no card; it can only be exported and erased. */
const cart = defineResource({
  type: 'cart',
  async holders(db, type, ids) {
    if (type !== 'product') return 0
    const variants = await loadVariants(db, ids)
    return countCartsWith(
      db,
      variants.map(({ id }) => id),
    )
  },
  personalData: {
    obligations: async () => [],
    async export(db, userId) {
      const quoteId = await findHeldQuote(db, userId)
      return [...(await loadCartLinesWithPlace(db, userId)), ...(quoteId === null ? [] : [{ place: 'quote', quoteId }])]
    },
    files: async (db, userId) => (await loadOwnPictures(db, userId)).map(({ id, key }) => ({ path: `personalization/${id}.webp`, key })),
    async erase(tx, userId) {
      await deleteAllLines(tx.db, userId)
      await deleteHeldQuote(tx.db, userId)
      await deleteDeliveries(tx.db, userId)
      await deleteAllCodes(tx.db, userId)
      await erasePictures(
        tx,
        (await loadOwnPictures(tx.db, userId)).map(({ id }) => id),
      )
    },
  },
})

export const resources: readonly Resource[] = [cart]
