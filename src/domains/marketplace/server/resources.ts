import { findAccount } from '#domains/accounts/server/index.ts'
import { filterOwnWorkspaces } from '#domains/workspaces/server/index.ts'
import { questionsChanged } from '#events/marketplace.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import { publish } from '#platform/server/transact.ts'
import { deleteNoticesOfUser, loadNoticesOfUser } from './notices/notices.sql.ts'
import { questionModeration } from './questions/question-moderation.ts'
import { anonymizeAuthor, findEntry, loadEntriesById, loadEntriesOfUser } from './questions/questions.sql.ts'
import { deleteViewsOfUser, loadViews } from './viewed/views.sql.ts'
import { deleteWishesOfUser, loadWishesOfUser } from './wishes/wishes.sql.ts'

const question = defineResource({
  type: 'question',
  async cards(db, _viewer, _language, ids) {
    const entries = new Map((await loadEntriesById(db, ids)).map((entry) => [entry.id, entry]))
    return ids.map((id) => {
      const entry = entries.get(id)
      return entry
        ? {
            id,
            type: 'question',
            title: entry.text.slice(0, 120),
            subtitle: '',
            image: null,
            href: `/products/${entry.productId}#questions`,
            amount: null,
            state: null,
          }
        : null
    })
  },
  /** Questions and answers are public, everybody but the author reports them, and administrators who don't sell the product delete them. */
  async can(db, viewer, act, ids) {
    const entries = await loadEntriesById(db, ids)
    if (act === 'view') return new Set(entries.map(({ id }) => id))
    if (viewer.kind !== 'member') return new Set()
    const others = entries.filter(({ userId }) => userId !== viewer.id)
    if (act === 'report') return new Set(others.map(({ id }) => id))
    if (act !== 'moderate' || viewer.role !== 'admin') return new Set()
    const workspaceIds = others.map(({ workspaceId }) => workspaceId)
    const own = await filterOwnWorkspaces(db, viewer.id, workspaceIds)
    return new Set(others.filter(({ workspaceId }) => !own.has(workspaceId)).map(({ id }) => id))
  },
  moderation: questionModeration,
  audience: async (db, id) => ((await findEntry(db, id)) ? { kind: 'everyone' } : null),
  personalData: {
    obligations: async () => [],
    export: loadEntriesOfUser,
    async erase(tx, userId) {
      for (const productId of await anonymizeAuthor(tx.db, userId)) publish(tx, questionsChanged({ productId }))
    },
  },
})

const ALL = 1_000_000

/** A member's wishlist, views and notices are private, so they have no card; they can only be exported and erased. */
const shopping = defineResource({
  type: 'shopping',
  personalData: {
    obligations: async () => [],
    async export(db, userId) {
      const [wishes, viewed, stockNotices] = await Promise.all([
        loadWishesOfUser(db, userId),
        loadViews(db, userId, ALL),
        loadNoticesOfUser(db, userId),
      ])
      return { wishes, viewed, stockNotices }
    },
    async erase(tx, userId) {
      await deleteWishesOfUser(tx.db, userId)
      await deleteViewsOfUser(tx.db, userId)
      await deleteNoticesOfUser(tx.db, userId, (await findAccount(tx.db, userId))?.email ?? null)
    },
  },
})

export const resources: readonly Resource[] = [question, shopping]
