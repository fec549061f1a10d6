import { loadFilters, namesIn } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { FacetsView } from '../../contract.ts'
import type { ListingIndex } from '../index/listing-index.ts'
import { PRICE_BAND_ENDS, priceBandLimits } from '../index/price-bands.rules.ts'
import { type Choice, RATINGS } from '../index/tokens.rules.ts'
import { loadVendorNames } from '../listings.sql.ts'
import type { Facet, FacetCount } from './facet-index.rules.ts'
import { optionFacets } from './option-facets.rules.ts'
import { findValueLabels } from './option-words.ts'

type CountedFacets = { facets: readonly FacetCount[]; index: ListingIndex }

const facetKey = (facet: Facet, value: string) => `${facet} ${value}`

/** All facet values in display order, including values with a count of zero. */
export async function facetsView(db: Db, { facets, index }: CountedFacets, choice: Choice, language: Language): Promise<FacetsView> {
  const byFacet = Map.groupBy(facets, ({ facet }) => facet)
  const of = (facet: Facet) => byFacet.get(facet) ?? []
  const counts = new Map(facets.map(({ facet, value, count }) => [facetKey(facet, value), count]))
  const countOf = (facet: Facet, value: string) => counts.get(facetKey(facet, value)) ?? 0
  const { categories, attributes } = await loadFilters(db, language)
  const options = optionFacets(of('option'), choice.options, attributes)
  const [labelOf, names] = await Promise.all([
    findValueLabels(db, index, options, language),
    findVendorNames(
      db,
      index,
      of('vendor').map(({ value }) => value),
    ),
  ])
  return {
    categories: categories.map((category) => ({
      slug: category.slug,
      name: category.name,
      parent: category.parentSlug,
      count: countOf('category', category.slug),
    })),
    vendors: of('vendor').map(({ value, count }) => ({ slug: value, name: names.get(value) ?? value, count })),
    ratings: RATINGS.map((stars) => ({ stars, count: countOf('rating', String(stars)) })),
    attributes: options.map(({ attribute, values }) => ({
      key: attribute.key,
      name: namesIn(attribute.names, language),
      values: values.map(({ value, count }) => ({ value, label: labelOf(attribute, value), count })),
    })),
    stock: { inStock: countOf('stock', 'inStock'), soldOut: countOf('stock', 'soldOut') },
    prices: Array.from({ length: PRICE_BAND_ENDS.length + 1 }, (_, band) => {
      const { from, to } = priceBandLimits(band)
      return { fromMinor: from, toMinor: to, count: countOf('price', String(band)) }
    }),
  }
}

/** Vendor names are cached in the index until a listing text changes, because renaming a vendor rewrites the texts of its listings. */
async function findVendorNames(db: Db, index: ListingIndex, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { vendorNames: cached, textsAsOf } = index
  const missing = slugs.filter((slug) => !cached.has(slug))
  if (missing.length === 0) return cached
  const names = new Map([...cached, ...(await loadVendorNames(db, missing))])
  if (index.textsAsOf === textsAsOf) index.vendorNames = names
  return names
}
