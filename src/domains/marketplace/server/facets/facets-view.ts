import { allCategories, categoryName } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { FacetsView } from '../../contract.ts'
import { BAND_ENDS, endsOf } from '../finding/bands.rules.ts'
import type { Known } from '../finding/known.ts'
import { RATINGS } from '../finding/tokens.rules.ts'
import { vendorNames } from '../listings.sql.ts'
import type { Facet, FacetCount } from './counts.rules.ts'
import { sizesInOrder } from './sizes.rules.ts'

type Counted = { facets: readonly FacetCount[]; known: Known }

const keyOf = (facet: Facet, value: string) => `${facet} ${value}`

/** Everything that can be chosen, also where nothing of it is left, in the order people look for it. */
export async function facetsView(db: Db, { facets, known }: Counted, language: Language): Promise<FacetsView> {
  const byFacet = Map.groupBy(facets, ({ facet }) => facet)
  const of = (facet: Facet) => byFacet.get(facet) ?? []
  const counts = new Map(facets.map(({ facet, value, count }) => [keyOf(facet, value), count]))
  const countOf = (facet: Facet, value: string) => counts.get(keyOf(facet, value)) ?? 0
  const [categories, names] = await Promise.all([
    allCategories(db),
    namesOf(
      db,
      known,
      of('vendor').map(({ value }) => value),
    ),
  ])
  return {
    categories: categories.map((category) => ({
      ...{ slug: category.slug, name: categoryName(category, language), parent: category.parentSlug },
      count: countOf('category', category.slug),
    })),
    vendors: of('vendor').map(({ value, count }) => ({ slug: value, name: names.get(value) ?? value, count })),
    ratings: RATINGS.map((stars) => ({ stars, count: countOf('rating', String(stars)) })),
    colors: of('color')
      .map(({ value, count }) => ({ value, count }))
      .sort((one, other) => (one.value < other.value ? -1 : 1)),
    sizes: sizesInOrder(of('size').map(({ value, count }) => ({ value, count }))),
    stock: { inStock: countOf('stock', 'inStock'), soldOut: countOf('stock', 'soldOut') },
    prices: Array.from({ length: BAND_ENDS.length + 1 }, (_, band) => {
      const { from, to } = endsOf(band)
      return { fromMinor: from, toMinor: to, count: countOf('price', String(band)) }
    }),
  }
}

/** Kept until a text changes, as a vendor's name does with the texts of its listings. */
async function namesOf(db: Db, known: Known, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { vendorNames: kept, textsAsOf } = known
  const unknown = slugs.filter((slug) => !kept.has(slug))
  if (unknown.length === 0) return kept
  const names = new Map([...kept, ...(await vendorNames(db, unknown))])
  if (known.textsAsOf === textsAsOf) known.vendorNames = names
  return names
}
