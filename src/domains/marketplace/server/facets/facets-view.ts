import { allCategories, categoryName } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { FacetsView } from '../../contract.ts'
import { BAND_ENDS, endsOf } from './bands.rules.ts'
import type { Facet, FacetCount } from './counts.sql.ts'
import { sizesInOrder } from './sizes.rules.ts'
import { RATINGS } from './tokens.rules.ts'

/** Everything that can be chosen, also where nothing of it is left, in the order people look for it. */
export async function facetsView(db: Db, counts: readonly FacetCount[], exact: boolean, language: Language): Promise<FacetsView> {
  const categories = await allCategories(db)
  const of = (facet: Facet) => counts.filter((row) => row.facet === facet)
  const countOf = (facet: Facet, value: string) => of(facet).find((row) => row.value === value)?.count ?? 0
  return {
    exact,
    categories: categories.map((category) => ({
      ...{ slug: category.slug, name: categoryName(category, language), parent: category.parentSlug },
      count: countOf('category', category.slug),
    })),
    vendors: of('vendor').map(({ value, label, count }) => ({ slug: value, name: label ?? value, count })),
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
