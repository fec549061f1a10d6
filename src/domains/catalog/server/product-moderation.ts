/** How moderators judge a product: removing is a takedown, restoring puts it back. */
import { findOwner } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Moderation } from '#platform/server/services.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { TAKEDOWN_REASONS, type TakedownReason } from '../contract.ts'
import { loadProductOwners, loadProductPictures, loadProducts } from './products.sql.ts'
import { loadManagedProductRows } from './takedowns/managed-products.sql.ts'
import { endOpenTakedown } from './takedowns/put-back-product.ts'
import { beginTakedown } from './takedowns/take-down-product.ts'
import { lockManagedProduct, lockTakedowns } from './takedowns/takedowns.sql.ts'

const toTakedownReason = (reason: string): TakedownReason => TAKEDOWN_REASONS.find((known) => known === reason) ?? 'other'

export const productModeration: Moderation = {
  async authorOf(db, ids) {
    const owners = await loadProductOwners(db, ids)
    const people = await Promise.all(owners.map(({ workspaceId }) => findOwner(db, workspaceId)))
    return new Map(owners.flatMap(({ id }, index) => (people[index] ? [[id, people[index]]] : [])))
  },
  async evidence(db, id) {
    const [[row], [product], pictures] = await Promise.all([
      loadManagedProductRows(db, [id]),
      loadProducts(db, [id], FALLBACK_LANGUAGE),
      loadProductPictures(db, id),
    ])
    if (!row || !product || row.takenDown) return []
    const authorId = await loadAuthor(db, id)
    return [{ id, authorId, at: row.updatedAt.toISOString(), title: product.name, text: product.description, pictures }]
  },
  async remove(tx, by, id, { reason, text }) {
    await lockTakedowns(tx.db, id)
    const product = await lockManagedProduct(tx.db, id)
    if (!product || product.takenDown) return false
    await beginTakedown(tx, product, { reason: toTakedownReason(reason), statement: text, by, stated: true })
    return true
  },
  async restore(tx, by, id) {
    await lockTakedowns(tx.db, id)
    const product = await lockManagedProduct(tx.db, id)
    return product ? endOpenTakedown(tx, product, { by, stated: true }) : false
  },
}

async function loadAuthor(db: Db, id: string): Promise<string | null> {
  return (await productModeration.authorOf(db, [id])).get(id) ?? null
}
