import { loadProductOwners, loadVendorProducts, type VendorProduct } from '#domains/catalog/server/index.ts'
import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'

/** A product as those who may edit it see it, on sale or not. */
const vendorProduct = defineResource({
  type: 'vendorProduct',
  async cards(db, viewer, language, ids) {
    const owned = Map.groupBy(await loadEditable(db, viewer, ids), ({ workspaceId }) => workspaceId)
    const products = new Map<string, VendorProduct>()
    for (const [workspaceId, own] of owned) {
      const found = await loadVendorProducts(db, { workspaceId, ids: own.map(({ id }) => id) }, language)
      for (const product of found) products.set(product.id, product)
    }
    return ids.map((id) => {
      const found = products.get(id)
      if (!found) return null
      const { texts, pictures, variants } = found
      const [picture] = pictures
      return {
        type: 'vendorProduct',
        id,
        title: (texts[language] ?? texts[found.language])?.name ?? '',
        subtitle: variants[0]?.sku ?? '',
        image: picture ? pictureView(picture, language) : null,
        href: `/products/${id}/edit`,
        amount: null,
        state: found.status,
      }
    })
  },
  async can(db, viewer, act, ids) {
    return act === 'view' ? new Set((await loadEditable(db, viewer, ids)).map(({ id }) => id)) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadProductOwners(db, [id])
    return found ? { kind: 'people', userIds: [], members: [{ workspaceId: found.workspaceId, permission: 'catalog' }] } : null
  },
})

async function loadEditable(db: Db, viewer: Viewer, ids: readonly string[]): Promise<{ id: string; workspaceId: string }[]> {
  if (viewer.kind !== 'member') return []
  const owned = await loadProductOwners(db, ids)
  const workspaceIds = owned.map(({ workspaceId }) => workspaceId)
  const permitted = await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'catalog')
  return owned.filter(({ workspaceId }) => permitted.has(workspaceId))
}

export const resources: readonly Resource[] = [vendorProduct]
