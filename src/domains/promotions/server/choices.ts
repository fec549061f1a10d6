/** What a promotion can be about, by a piece of its name. */
import { OWN_ORDERS, ownKeys } from '#domains/catalog/server/index.ts'
import { vendorsBySlug, vendorsNamedLike } from '#domains/vendors/server/index.ts'
import type { Call } from '#platform/server/kernel.ts'
import { ownProducts } from './promotion-view.ts'

const MOST = 20

type Choices = { items: { id: string; name: string }[] }

export async function productChoices({ kernel: { db }, language }: Call, workspaceId: string, q: string): Promise<Choices> {
  const keys = await ownKeys(db, { workspaceId, q }, OWN_ORDERS.name, undefined, MOST)
  const ids = keys.slice(0, MOST).map(({ id }) => id)
  const names = new Map((await ownProducts(db, workspaceId, ids, language)).map(({ id, name }) => [id, name]))
  return { items: ids.map((id) => ({ id, name: names.get(id) ?? '' })) }
}

export async function vendorChoices({ kernel: { db } }: Call, q: string): Promise<Choices> {
  const named = await vendorsNamedLike(db, q, MOST)
  const vendors = await vendorsBySlug(
    db,
    named.map(({ slug }) => slug),
  )
  return { items: vendors.map(({ workspaceId, name }) => ({ id: workspaceId, name })) }
}
