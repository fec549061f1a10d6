/** What a promotion can be about, by a piece of its name. */
import { OWN_ORDERS, ownKeys, productsNamedLike } from '#domains/catalog/server/index.ts'
import { vendorsBySlug, vendorsNamedLike, vendorsOf } from '#domains/vendors/server/index.ts'
import type { Call } from '#platform/server/kernel.ts'
import { ownProducts } from './promotion-view.ts'

const MOST = 20

type Choices = { items: { id: string; name: string; detail: string | null }[] }

export async function productChoices({ kernel: { db }, language }: Call, workspaceId: string, q: string): Promise<Choices> {
  const keys = await ownKeys(db, { workspaceId, q }, OWN_ORDERS.name, undefined, MOST)
  const ids = keys.slice(0, MOST).map(({ id }) => id)
  const names = new Map((await ownProducts(db, workspaceId, ids, language)).map(({ id, name }) => [id, name]))
  return { items: ids.map((id) => ({ id, name: names.get(id) ?? '', detail: null })) }
}

/** Of everybody, told apart by their vendors. */
export async function everyonesProductChoices({ kernel: { db }, language }: Call, q: string): Promise<Choices> {
  const products = await productsNamedLike(db, q, language, MOST)
  const vendors = await vendorsOf(
    db,
    products.map(({ workspaceId }) => workspaceId),
  )
  return { items: products.map(({ id, name, workspaceId }) => ({ id, name, detail: vendors.get(workspaceId)?.name ?? null })) }
}

export async function vendorChoices({ kernel: { db } }: Call, q: string): Promise<Choices> {
  const named = await vendorsNamedLike(db, q, MOST)
  const vendors = await vendorsBySlug(
    db,
    named.map(({ slug }) => slug),
  )
  return { items: vendors.map(({ workspaceId, name }) => ({ id: workspaceId, name, detail: null })) }
}
