/** The goods of the demo shops that the year's trade is about: tracked goods that are sold by the piece. */
import { DEMO } from '#domains/catalog/server/demo.ts'
import type { Chance } from '#platform/server/demo/chance.ts'
import type { Shop } from '../demo-order-seeder.ts'

export type Good = { variantId: string; productId: string; workspaceId: string; stock: number; weight: number }

/** Kept in serial numbers, which every unit would need to name. */
const IN_SERIALS = ['HSE-LAMP-FOREST', 'DAR-MOON-IVORY']
/** Not sold any more since so many days: what is sold out today. */
const SOLD_OUT_FOR_DAYS = 24
/** What waits to be sent takes from what is available today: neither from goods that are low, nor from those that are moved between warehouses. */
const LOW = 6
const AMPLE = 14

export type Shelf = ReturnType<typeof openShelf>

export function openShelf(shops: ReadonlyMap<string, Shop>, productIds: ReadonlyMap<string, string>) {
  const goods = new Map(DEMO.map((vendor) => [vendor.slug, goodsOf(vendor, shops, productIds)]))
  const promised = new Map<string, number>()
  return {
    /** `waits`: it is not sent yet. */
    pick(chance: Chance, slug: string, { daysAgo, waits }: { daysAgo: number; waits: boolean }): Good | null {
      const isOffered = ({ variantId, stock }: Good) =>
        waits ? stock < AMPLE && stock - (promised.get(variantId) ?? 0) > LOW : daysAgo > SOLD_OUT_FOR_DAYS || stock > 0
      const offered = (goods.get(slug) ?? []).filter(isOffered)
      return offered[chance.weighted(offered.map(({ weight }) => weight))] ?? null
    },
    /** A variant of the product, with the shop that sells it; null: it isn't sold by the piece. */
    pickOf(chance: Chance, product: string): { slug: string; good: Good } | null {
      for (const [slug, offered] of goods) {
        const variants = offered.filter((good) => good.productId === productIds.get(product))
        if (variants.length > 0) return { slug, good: chance.pick(variants) }
      }
      return null
    },
    /** Units that are sold and not sent today. */
    promise(variantId: string, quantity: number): void {
      promised.set(variantId, (promised.get(variantId) ?? 0) + quantity)
    },
  }
}

function goodsOf(vendor: (typeof DEMO)[number], shops: ReadonlyMap<string, Shop>, productIds: ReadonlyMap<string, string>): Good[] {
  const shop = shops.get(vendor.slug)
  if (!shop) return []
  return vendor.products.flatMap(({ slug, kind = 'goods', measure, bundleParts, licenseKeys, variants }, place) => {
    if (kind !== 'goods' || measure || bundleParts || licenseKeys) return []
    return variants.flatMap(({ sku, stock }) => {
      const [variantId, productId] = [shop.variants.get(sku), productIds.get(slug)]
      if (!variantId || !productId || stock === null || IN_SERIALS.includes(sku)) return []
      // What is shown first sells best.
      const weight = (3 + Math.min(stock, 20)) / (place + 2) ** 0.8
      return [{ variantId, productId, workspaceId: shop.workspaceId, stock, weight }]
    })
  })
}
