import { loadProductSummaries } from '#domains/catalog/server/index.ts'
import { loadHiddenShops } from '#domains/vendors/server/index.ts'
import { shelfChanged } from '#events/groups.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext, ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { ShelfProduct } from '../../contract.ts'
import type { Group } from '../groups.sql.ts'
import { loadReaders } from '../readers.ts'
import { loadGroupRights } from '../rights.ts'
import { loadProductIds } from './products.sql.ts'

type Shelf = { items: ShelfProduct[] }

export const toProduct = (id: string): ResourceRef => ({ type: 'product', id })

/** The products that the member sees, as they are now. */
export async function loadShelf(db: Db, { viewer, language }: MemberContext, groupId: string): Promise<Shelf> {
  const ids = await loadProductIds(db, groupId)
  const [summaries, hidden] = await Promise.all([loadProductSummaries(db, ids, language), loadHiddenShops(db, viewer)])
  return { items: summaries.filter(({ vendor }) => !hidden.includes(vendor.slug)) }
}

/** Fails with NOT_FOUND for those who do not read the group. */
export async function listProducts(ctx: MemberContext, { groupId }: { groupId: string }): Promise<Shelf> {
  const { db } = ctx.services
  const rights = (await loadGroupRights(db, ctx.viewer, [groupId])).get(groupId)
  if (!rights?.mayRead) throw notFound()
  return loadShelf(db, ctx, groupId)
}

export async function publishShelf(tx: Tx, { id, isPublic }: Pick<Group, 'id' | 'isPublic'>): Promise<void> {
  publish(tx, shelfChanged({ groupId: id, readers: await loadReaders(tx, { groupId: id, isPublic }) }))
}
