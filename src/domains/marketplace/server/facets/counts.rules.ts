/**
 * How many listings there are of everything that can be chosen. Each facet is counted under the choices of all others and not
 * its own: what is shown beside a value is what choosing it alone of its facet will show.
 */
import { type Bits, bitsOf, countAny, noBits } from '../finding/bits.rules.ts'
import { common, countAnyIn, countIn, type Mask, maskAny } from '../finding/mask.rules.ts'
import {
  type Choice,
  type Condition,
  chosenTokens,
  EVERY,
  formCondition,
  priceTokens,
  ratingTokens,
  type Token,
  tokenText,
} from './tokens.rules.ts'

export type Facet = 'category' | 'vendor' | 'rating' | 'price' | 'color' | 'size' | 'stock'
export type FacetCount = { facet: Facet; value: string; count: number }

/** Every token with the listings that have it, in masks of so many pieces. */
export type Findings = { bits: ReadonlyMap<string, Bits & { token: Token }>; pieces: number }

/** What narrows the list, as masks; colour, size and stock are one, and so are the words of a search. */
type Narrowed = 'category' | 'vendor' | 'rating' | 'price' | 'form' | 'words'
export type Narrowing = ReadonlyMap<Narrowed, Mask>

/** A value of the vendor facet is counted, however many vendors there are; the busiest are shown, and those chosen. */
const VENDORS_SHOWN = 30

const setOf = ({ bits }: Findings, token: Token): Bits => bits.get(tokenText(token)) ?? noBits()
const isEvery = (token: Token) => tokenText(token) === tokenText(EVERY)

export function everyOf(findings: Findings): Bits {
  return setOf(findings, EVERY)
}

/** `words` has what is searched for, null without a search; `priced` the listings at prices of the bands that a range cuts. */
export function narrowingOf(findings: Findings, choice: Choice, words: Mask | null, priced: readonly number[]): Narrowing {
  const setsOf = (tokens: readonly Token[]) => tokens.map((token) => setOf(findings, token))
  const mask = (sets: readonly Bits[], but: readonly Bits[] = []) => maskAny(sets, but, findings.pieces)
  const { any, none } = formCondition(choice)
  const narrowing = new Map<Narrowed, Mask>()
  const narrow = (kind: 'category' | 'vendor' | 'rating', tokens: readonly Token[]) => {
    if (!tokens.some(isEvery)) narrowing.set(kind, mask(setsOf(tokens)))
  }
  narrow('category', chosenTokens('category', choice.categories))
  narrow('vendor', chosenTokens('vendor', choice.vendors))
  narrow('rating', ratingTokens(choice.rating))
  const { tokens } = priceTokens(choice.price)
  if (!tokens.some(isEvery)) narrowing.set('price', mask([...setsOf(tokens), bitsOf(priced)]))
  if (!any.some(isEvery) || none.length > 0) narrowing.set('form', mask(setsOf(any), setsOf(none)))
  if (words !== null) narrowing.set('words', words)
  return narrowing
}

/** What all of it leaves, of all facets but one if it is named; null: everything. */
export function leftBy(narrowing: Narrowing, but: Narrowed | null = null): Mask | null {
  const [first, ...others] = [...narrowing].flatMap(([kind, mask]) => (kind === but ? [] : [mask]))
  return first === undefined ? null : common([first, ...others])
}

export function countFacets(findings: Findings, choice: Choice, narrowing: Narrowing): FacetCount[] {
  const everywhere = leftBy(narrowing)
  const leftFor = (kind: Narrowed) => (narrowing.has(kind) ? leftBy(narrowing, kind) : everywhere)
  const sets = [...findings.bits.values()].filter(({ count }) => count > 0)
  const plain = (facet: 'category' | 'vendor' | 'rating' | 'price'): FacetCount[] => {
    const left = leftFor(facet)
    return sets.filter(({ token }) => token.kind === facet).map((set) => ({ facet, value: set.token.a, count: countUnder(left, set) }))
  }
  const left = leftFor('form')
  const ofForms = (condition: Condition) => countForms(findings, left, condition)
  const values = (side: 'a' | 'b') =>
    sets.flatMap(({ token }) =>
      token.kind === 'form' && token[side] !== '' && token[side === 'a' ? 'b' : 'a'] === '' ? [token[side]] : [],
    )
  return [
    ...plain('category'),
    ...busiest(plain('vendor'), choice.vendors),
    ...plain('rating'),
    ...plain('price'),
    ...values('a').map(
      (color): FacetCount => ({ facet: 'color', value: color, count: ofForms(formCondition({ ...choice, colors: [color] })) }),
    ),
    ...values('b').map((size): FacetCount => ({ facet: 'size', value: size, count: ofForms(formCondition({ ...choice, sizes: [size] })) })),
    ...(['inStock', 'soldOut'] as const).map(
      (stock): FacetCount => ({ facet: 'stock', value: stock, count: ofForms(formCondition({ ...choice, stock })) }),
    ),
  ]
}

const countUnder = (left: Mask | null, set: Bits) => (left === null ? set.count : countIn(set, left))

function countForms(findings: Findings, left: Mask | null, { any, none }: Condition): number {
  const [forms, others] = [any, none].map((tokens) => tokens.map((token) => setOf(findings, token))) as [Bits[], Bits[]]
  const [only] = forms
  if (only && forms.length === 1 && others.length === 0) return countUnder(left, only)
  return left === null ? countAny(forms, others) : countAnyIn(forms, others, left)
}

function busiest(vendors: readonly FacetCount[], chosen: readonly string[]): FacetCount[] {
  const isChosen = ({ value }: FacetCount) => Number(chosen.includes(value))
  return [...vendors]
    .sort((one, other) => isChosen(other) - isChosen(one) || other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, VENDORS_SHOWN + chosen.length)
}
