/**
 * How many listings there are of everything that can be chosen. Each facet is counted under the choices of all others and not
 * its own: what is shown beside a value is what choosing it alone of its facet will show.
 */

import { bandOf } from '../finding/bands.rules.ts'
import { type Mask, maskAt } from '../finding/mask.rules.ts'
import { placesBetween } from '../finding/places.rules.ts'
import { type Facet as Column, FACETS, facetOf } from '../finding/profiles.rules.ts'
import { common, either } from '../finding/sets.rules.ts'
import { type Choice, chosenTokens, formCondition, priceTokens, ratingTokens, type Token } from '../finding/tokens.rules.ts'
import { countingUnder } from './counting.rules.ts'
import { type Findings, isEvery, listingsWith } from './findings.rules.ts'

export type Facet = 'category' | 'vendor' | 'rating' | 'price' | 'color' | 'size' | 'stock'
export type FacetCount = { facet: Facet; value: string; count: number }

/** What narrows the list, as masks; colour, size and stock are one, and so are the words of a search. */
type Counted = 'category' | 'vendor' | 'rating' | 'price' | 'form'
type Narrowed = Counted | 'words'
export type Narrowing = ReadonlyMap<Narrowed, Mask>

/** A value of the vendor facet is counted, however many vendors there are; the busiest are shown, and those chosen. */
const VENDORS_SHOWN = 30

/** `words` has what is searched for, null without a search. */
export function narrowingOf(findings: Findings, choice: Choice, words: Mask | null): Narrowing {
  const masksOf = (tokens: readonly Token[]) => tokens.map((token) => listingsWith(findings, token))
  const mask = (masks: readonly Mask[], but: readonly Mask[] = []) => either(masks, but, findings.pieces)
  const { any, none } = formCondition(choice)
  // A band says which of the places at a price still are listings.
  const pricedAt = ({ from, to }: { from: number; to: number }) =>
    common([
      mask(masksOf([{ kind: 'price', a: String(bandOf(from)), b: '' }])),
      maskAt(placesBetween(findings.columns, 'price', from, to), findings.pieces),
    ])
  const narrowing = new Map<Narrowed, Mask>()
  const narrow = (kind: 'category' | 'vendor' | 'rating', tokens: readonly Token[]) => {
    if (!tokens.some(isEvery)) narrowing.set(kind, mask(masksOf(tokens)))
  }
  narrow('category', chosenTokens('category', choice.categories))
  narrow('vendor', chosenTokens('vendor', choice.vendors))
  narrow('rating', ratingTokens(choice.rating))
  const { tokens, cut } = priceTokens(choice.price)
  if (!tokens.some(isEvery)) narrowing.set('price', mask([...masksOf(tokens), ...cut.map(pricedAt)]))
  if (!any.some(isEvery) || none.length > 0) narrowing.set('form', mask(masksOf(any), masksOf(none)))
  if (words !== null) narrowing.set('words', words)
  return narrowing
}

/** What all of it leaves, of all facets but one if it is named; null: everything. */
export function leftBy(narrowing: Narrowing, but: Narrowed | null = null): Mask | null {
  const [first, ...others] = [...narrowing].flatMap(([kind, mask]) => (kind === but ? [] : [mask]))
  return first === undefined ? null : common([first, ...others])
}

/** What is counted under everything but this. */
const COUNTED: Record<Counted, readonly Column[]> = {
  ...{ category: ['category'], vendor: ['vendor'], rating: ['rating'], price: ['price'], form: ['color', 'size', 'stock'] },
}

export function countFacets(findings: Findings, choice: Choice, narrowing: Narrowing, counted: 'all' | 'categories'): FacetCount[] {
  const everywhere = countingUnder(findings, leftBy(narrowing), counted === 'categories' ? COUNTED.category : FACETS)
  const countingFor = (kind: Counted) =>
    narrowing.has(kind) ? countingUnder(findings, leftBy(narrowing, kind), COUNTED[kind]) : everywhere
  const tokens = [...findings.tokens.values()].flatMap(({ mask, token }) => (mask.count > 0 ? [token] : []))
  const plain = (facet: 'category' | 'vendor' | 'rating' | 'price'): FacetCount[] => {
    const { countOf } = countingFor(facet)
    return tokens.filter(({ kind }) => kind === facet).map((token) => ({ facet, value: token.a, count: countOf(token) }))
  }
  const forms = countingFor('form')
  const values = (side: 'color' | 'size') => tokens.filter((token) => facetOf(token) === side).map(({ a, b }) => a + b)
  const formCount = (facet: Facet, value: string, chosen: Partial<Choice>): FacetCount => ({
    ...{ facet, value },
    count: forms.countAnyOf(formCondition({ ...choice, ...chosen })),
  })
  if (counted === 'categories') return plain('category')
  return [
    ...plain('category'),
    ...busiest(plain('vendor'), choice.vendors),
    ...plain('rating'),
    ...plain('price'),
    ...values('color').map((color) => formCount('color', color, { colors: [color] })),
    ...values('size').map((size) => formCount('size', size, { sizes: [size] })),
    ...(['inStock', 'soldOut'] as const).map((stock) => formCount('stock', stock, { stock })),
  ]
}

function busiest(vendors: readonly FacetCount[], chosen: readonly string[]): FacetCount[] {
  const isChosen = ({ value }: FacetCount) => Number(chosen.includes(value))
  return [...vendors]
    .sort((one, other) => isChosen(other) - isChosen(one) || other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, VENDORS_SHOWN + chosen.length)
}
