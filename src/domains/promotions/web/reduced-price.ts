/** Prices with what is taken off by itself. Pages are kept for everybody, and promotions begin and end: it is asked for after them. */
import { useQuery } from '@tanstack/react-query'
import type { MoneyView } from '#platform/shared/contract.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { type Reduction, reducedPrice } from '../contract/reduction.ts'

const FRESH_MS = 60_000

type ReducedPrice = { price: MoneyView; names: string[] }

type Goods = { productId: string; category: { slug: string }; vendor: { slug: string }; price: MoneyView }

/** What one piece costs with what is taken off without a code; null where nothing is, or while it is not known. */
export function useReducedPrice({ productId, category, vendor, price }: Goods): ReducedPrice | null {
  const source = useSource()
  const isHydrated = useHydrated()
  const { data = [] } = useQuery({
    queryKey: [source.language, 'promotions', 'reductions', vendor.slug],
    queryFn: () => reductionsOf(source, vendor.slug),
    staleTime: FRESH_MS,
    retry: false,
  })
  // A part of a page may wake up when the answer is there already: first it has to look as the document does.
  const reduced = isHydrated ? reducedPrice(data, { productId, category: category.slug, priceMinor: price.amountMinor }) : null
  return reduced && { price: { ...price, amountMinor: reduced.priceMinor }, names: reduced.names }
}

type Asked = { vendors: Set<string>; answer: Promise<Map<string, Reduction[]>> }

let asked: Asked | null = null

/** Vendors of cards that come at once are asked about at once. */
async function reductionsOf(source: Source, vendor: string): Promise<Reduction[]> {
  asked ??= ask(source)
  asked.vendors.add(vendor)
  return (await asked.answer).get(vendor) ?? []
}

function ask({ api }: Source): Asked {
  const vendors = new Set<string>()
  const answer = Promise.resolve().then(async () => {
    asked = null
    const { items } = await api.promotions.reductions({ vendors: [...vendors] })
    return new Map(items.map(({ vendor, reductions }) => [vendor, reductions]))
  })
  return { vendors, answer }
}
