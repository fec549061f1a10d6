/** Search of products, collections and vendors that a promotion can apply to. */
import { findOwnCollections, findVendorProducts, searchProductsByName } from '#domains/catalog/server/index.ts'
import { loadSegments } from '#domains/crm/server/index.ts'
import { loadApprovedVendors, loadVendorsBySlug, searchVendorsByName } from '#domains/vendors/server/index.ts'
import { localized } from '#platform/server/picture.ts'
import type { AdminContext, MemberContext, WorkspaceContext } from '#platform/server/services.ts'
import type { OwnerId } from './promotions.ts'

const MAX_CHOICES = 20

type Choices = { items: { id: string; name: string; detail: string | null }[] }

export async function productChoices({ services: { db } }: WorkspaceContext, workspaceId: string, q: string): Promise<Choices> {
  const { items } = await findVendorProducts(db, { workspaceId, q }, { sort: 'name', limit: MAX_CHOICES })
  return { items: items.map(({ id, name }) => ({ id, name, detail: null })) }
}

/** Products of all vendors; `detail` is the vendor's name. */
export async function platformProductChoices({ services: { db }, language }: AdminContext, q: string): Promise<Choices> {
  const products = await searchProductsByName(db, q, language, MAX_CHOICES)
  const vendors = await loadApprovedVendors(
    db,
    products.map(({ workspaceId }) => workspaceId),
  )
  return { items: products.map(({ id, name, workspaceId }) => ({ id, name, detail: vendors.get(workspaceId)?.name ?? null })) }
}

/** Published or not. */
export async function collectionChoices({ services: { db }, language }: MemberContext, owner: OwnerId, q: string): Promise<Choices> {
  const found = await findOwnCollections(db, owner, { q }, MAX_CHOICES)
  return { items: found.map(({ id, name }) => ({ id, name: localized(name, language), detail: null })) }
}

/** Segments of the vendor's contacts, by name. */
export async function segmentChoices({ services: { db }, membership }: WorkspaceContext, q: string): Promise<Choices> {
  const found = (await loadSegments(db, membership.workspaceId)).filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
  return { items: found.slice(0, MAX_CHOICES).map(({ id, name }) => ({ id, name, detail: null })) }
}

export async function vendorChoices({ services: { db } }: AdminContext, q: string): Promise<Choices> {
  const named = await searchVendorsByName(db, q, MAX_CHOICES)
  const vendors = await loadVendorsBySlug(
    db,
    named.map(({ slug }) => slug),
  )
  return { items: vendors.map(({ workspaceId, name }) => ({ id: workspaceId, name, detail: null })) }
}
