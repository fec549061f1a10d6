import { accountById } from '#domains/accounts/server/index.ts'
import { questionsMoved } from '#facts/marketplace.ts'
import type { Subject } from '#platform/server/subjects.ts'
import { announce } from '#platform/server/transact.ts'
import { deleteNoticesOf, noticesOf } from './notices/notices.sql.ts'
import { entriesOfUser, entryById, forgetAuthor } from './questions/questions.sql.ts'
import { deleteViewsOf, viewsOf } from './viewed/views.sql.ts'
import { deleteWishesOf, wishesOf } from './wishes/wishes.sql.ts'

/** Questions about products, and answers. */
const question: Subject = {
  type: 'question',
  async cards(db, _viewer, _language, ids) {
    const entries = await Promise.all(ids.map((id) => entryById(db, id)))
    return entries.map((entry, index) =>
      entry
        ? {
            ...{ type: 'question', id: ids[index] ?? '', title: entry.text.slice(0, 120), subtitle: '', image: null },
            ...{ href: `/products/${entry.productId}#questions`, amount: null, state: null },
          }
        : null,
    )
  },
  personal: {
    obligations: async () => [],
    export: entriesOfUser,
    async erase(tx, userId) {
      for (const productId of await forgetAuthor(tx.db, userId)) announce(tx, questionsMoved({ productId }))
    },
  },
}

const ALL = 1_000_000

/** What members keep of the shop for themselves is shown to nobody else, so it has no card; it is theirs to take out and away. */
const shopping: Subject = {
  type: 'shopping',
  cards: async (_db, _viewer, _language, ids) => ids.map(() => null),
  personal: {
    obligations: async () => [],
    async export(db, userId) {
      const [wishes, viewed, stockNotices] = await Promise.all([wishesOf(db, userId), viewsOf(db, userId, ALL), noticesOf(db, userId)])
      return { wishes, viewed, stockNotices }
    },
    async erase(tx, userId) {
      await deleteWishesOf(tx.db, userId)
      await deleteViewsOf(tx.db, userId)
      await deleteNoticesOf(tx.db, userId, (await accountById(tx.db, userId))?.email ?? null)
    },
  },
}

export const subjects: readonly Subject[] = [question, shopping]
