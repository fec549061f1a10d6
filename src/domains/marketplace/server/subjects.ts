import { questionsMoved } from '#facts/marketplace.ts'
import type { Subject } from '#platform/server/subjects.ts'
import { announce } from '#platform/server/transact.ts'
import { entriesOfUser, entryById, forgetAuthor } from './questions/questions.sql.ts'

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

export const subjects: readonly Subject[] = [question]
