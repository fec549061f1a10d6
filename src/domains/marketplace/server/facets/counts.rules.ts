/**
 * Counts the listings behind each facet value. Each facet is counted under the choices of all other facets but not its own, so the number
 * beside a value is the number of results after choosing only that value of its facet.
 */

import { docsBetween } from '../index/first-docs.rules.ts'
import { type Mask, maskFromDocs } from '../index/mask.rules.ts'
import { priceBandFor } from '../index/price-bands.rules.ts'
import { type Facet as Column, FACETS } from '../index/profiles.rules.ts'
import { intersect, unionExcept } from '../index/sets.rules.ts'
import { type Choice, chosenTokens, keyedValue, priceTokens, ratingTokens, type Token } from '../index/tokens.rules.ts'
import { countValues } from './count-values.rules.ts'
import { createTokenCounter } from './counting.rules.ts'
import { type FacetCount, type FacetIndex, isEveryListing, listingsWith } from './facet-index.rules.ts'
import { listingsHaving } from './ways.rules.ts'

/**
 * The filters of a list, as masks. Options, attributes and stock form one filter because one variant must match them all; so do the words of a
 * search. `hidden` leaves out shops that the viewer does not see.
 */
type Counted = 'category' | 'vendor' | 'rating' | 'price' | 'form'
type Narrowed = Counted | 'collection' | 'tag' | 'words' | 'hidden'
export type Narrowing = ReadonlyMap<Narrowed, Mask>

/** All vendors are counted, but only the ones with most listings and the chosen ones are returned. */
const MAX_VENDORS_SHOWN = 30

/** `words` is the mask of the search words, null without a search. */
export function narrowingFor(index: FacetIndex, choice: Choice, words: Mask | null): Narrowing {
  const masksOf = (tokens: readonly Token[]) => tokens.map((token) => listingsWith(index, token))
  const mask = (masks: readonly Mask[]) => unionExcept(masks, [], index.pieces)
  // The sorted price column still contains deleted listings; the band's mask removes them.
  const pricedAt = ({ from, to }: { from: number; to: number }) =>
    intersect([
      mask(masksOf([{ kind: 'price', a: String(priceBandFor(from)), b: '' }])),
      maskFromDocs(docsBetween(index.columns, 'price', from, to), index.pieces),
    ])
  const narrowing = new Map<Narrowed, Mask>()
  const narrow = (kind: 'category' | 'vendor' | 'collection' | 'tag' | 'rating', tokens: readonly Token[]) => {
    if (!tokens.some(isEveryListing)) narrowing.set(kind, mask(masksOf(tokens)))
  }
  narrow('category', chosenTokens('category', choice.categories))
  narrow('vendor', chosenTokens('vendor', choice.vendors))
  narrow('collection', chosenTokens('collection', choice.collections))
  narrow('tag', chosenTokens('tag', choice.tags))
  narrow('rating', ratingTokens(choice.rating))
  const { tokens, cut } = priceTokens(choice.price)
  if (!tokens.some(isEveryListing)) narrowing.set('price', mask([...masksOf(tokens), ...cut.map(pricedAt)]))
  const having = listingsHaving(index, choice)
  if (having) narrowing.set('form', having)
  if (words !== null) narrowing.set('words', words)
  return narrowing
}

/** Leaves out keys that no listing has: other parameters in a link, and what is no filter any more. */
export function withKnownOptions(index: FacetIndex, choice: Choice): Choice {
  if (choice.options.size === 0) return choice
  const known = new Set([...index.tokens.values()].flatMap(({ mask, token }) => (mask.count > 0 ? (keyedValue(token)?.key ?? []) : [])))
  return { ...choice, options: new Map([...choice.options].filter(([key]) => known.has(key))) }
}

/** The listings that match all filters, or all but one; null means every listing. */
export function intersectNarrowing(narrowing: Narrowing, but: Narrowed | null = null): Mask | null {
  const [first, ...others] = [...narrowing].flatMap(([kind, mask]) => (kind === but ? [] : [mask]))
  return first === undefined ? null : intersect([first, ...others])
}

/** The facets that are counted under all filters but the named one. */
const COUNTED: Record<Counted, readonly Column[]> = {
  category: ['category'],
  vendor: ['vendor'],
  rating: ['rating'],
  price: ['price'],
  form: ['color', 'size', 'option', 'stock'],
}

export function countFacets(index: FacetIndex, choice: Choice, narrowing: Narrowing, counted: 'all' | 'categories'): FacetCount[] {
  const everywhere = createTokenCounter(index, intersectNarrowing(narrowing), counted === 'categories' ? COUNTED.category : FACETS)
  const countingFor = (kind: Counted) =>
    narrowing.has(kind) ? createTokenCounter(index, intersectNarrowing(narrowing, kind), COUNTED[kind]) : everywhere
  const tokens = [...index.tokens.values()].flatMap(({ mask, token }) => (mask.count > 0 ? [token] : []))
  const plain = (facet: 'category' | 'vendor' | 'rating' | 'price'): FacetCount[] => {
    const { countOf } = countingFor(facet)
    return tokens.filter(({ kind }) => kind === facet).map((token) => ({ facet, key: '', value: token.a, count: countOf(token) }))
  }
  if (counted === 'categories') return plain('category')
  return [
    ...plain('category'),
    ...busiest(plain('vendor'), choice.vendors),
    ...plain('rating'),
    ...plain('price'),
    ...countValues(index, choice, intersectNarrowing(narrowing, 'form'), { tokens, everywhere, unnarrowed: countingFor('form') }),
  ]
}

function busiest(vendors: readonly FacetCount[], chosen: readonly string[]): FacetCount[] {
  const isChosen = ({ value }: FacetCount) => Number(chosen.includes(value))
  return [...vendors]
    .sort((one, other) => isChosen(other) - isChosen(one) || other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, MAX_VENDORS_SHOWN + chosen.length)
}
