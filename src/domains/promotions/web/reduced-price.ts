/** Prices with automatic discounts. Pages are cached for everybody while promotions start and end, so reductions are loaded separately. */
import { useQuery } from '@tanstack/react-query'
import type { MoneyView } from '#platform/shared/contract.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { useOnceHydrated } from '#platform/web/use-hydrated.ts'
import { type Reduction, reducedPrice } from '../contract/reduction.ts'

const FRESH_MS = 60_000

type ReducedPrice = { price: MoneyView; names: string[] }

type PricedProduct = {
  productId: string
  category: { slug: string }
  vendor: { slug: string }
  price: MoneyView
  tags: readonly string[]
  collectionIds: readonly string[]
}

/** Price of one unit after automatic discounts; null if there are none or they are still loading. */
export function useReducedPrice({ productId, category, vendor, price, tags, collectionIds }: PricedProduct): ReducedPrice | null {
  const source = useSource()
  const product = { productId, category: category.slug, tags, collections: collectionIds, priceMinor: price.amountMinor }
  const { data = null } = useQuery({
    queryKey: [source.language, 'promotions', 'reductions', vendor.slug],
    queryFn: () => loadReductions(source, vendor.slug),
    staleTime: FRESH_MS,
    retry: false,
    // Of a list of cards, only those with a discount are rendered again when the reductions have loaded.
    select: (reductions) => reducedPrice(reductions, product),
  })
  // The first render must match the server's HTML, even if the data is cached.
  const reduced = useOnceHydrated(data)
  return reduced && { price: { ...price, amountMinor: reduced.priceMinor }, names: reduced.names }
}

type PendingRequest = { vendors: Set<string>; answer: Promise<Map<string, Reduction[]>> }

let pending: PendingRequest | null = null

/** Batches the vendors of cards that render at the same time into one request. */
async function loadReductions(source: Source, vendor: string): Promise<Reduction[]> {
  pending ??= requestReductions(source)
  pending.vendors.add(vendor)
  return (await pending.answer).get(vendor) ?? []
}

function requestReductions({ api }: Source): PendingRequest {
  const vendors = new Set<string>()
  const answer = Promise.resolve().then(async () => {
    pending = null
    const { items } = await api.promotions.reductions({ vendors: [...vendors] })
    return new Map(items.map(({ vendor, reductions }) => [vendor, reductions]))
  })
  return { vendors, answer }
}
