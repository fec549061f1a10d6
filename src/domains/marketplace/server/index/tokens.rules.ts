/**
 * Tokens: the searchable properties of a listing, each a kind with up to two values. The same tokens are stored in a listing's row and
 * counted as bitmaps, so a list and its counts cannot differ.
 *
 * A *form* is a variant's color, size, or both. Choosing red and M means one variant that is both, so the pair has its own token. `stocked`
 * tokens are forms that can be bought now.
 */
import { coverPriceRange, type PriceRange, priceBandFor } from './price-bands.rules.ts'

export type Kind = 'category' | 'vendor' | 'rating' | 'price' | 'form' | 'stocked'
export type Token = { kind: Kind; a: string; b: string }

/** The token of every listing. */
export const EVERY_LISTING: Token = { kind: 'form', a: '', b: '' }

/** Ratings offered as “n stars and up”. */
export const RATINGS = [4, 3, 2, 1] as const

export type TokenSource = {
  /** The category and its ancestors. */
  categories: readonly string[]
  vendorSlug: string
  priceMinor: number
  ratingSum: number
  ratingCount: number
  variants: readonly { color: string | null; size: string | null; inStock: boolean }[]
}

export function tokensFor({ categories, vendorSlug, priceMinor, ratingSum, ratingCount, variants }: TokenSource): Token[] {
  const plain = (kind: Kind, a: string): Token => ({ kind, a, b: '' })
  return distinctTokens([
    ...categories.map((slug) => plain('category', slug)),
    plain('vendor', vendorSlug),
    ...RATINGS.filter((stars) => ratingCount > 0 && ratingSum >= stars * ratingCount).map((stars) => plain('rating', String(stars))),
    plain('price', String(priceBandFor(priceMinor))),
    ...variants.flatMap((variant) => formTokens('form', variant)),
    ...variants.filter(({ inStock }) => inStock).flatMap((variant) => formTokens('stocked', variant)),
  ])
}

function formTokens(kind: Kind, { color, size }: { color: string | null; size: string | null }): Token[] {
  const a = color ?? ''
  const b = size ?? ''
  return [
    { kind, a: '', b: '' },
    { kind, a, b: '' },
    { kind, a: '', b },
    { kind, a, b },
  ]
}

/** A shopper's filters: OR within a facet, AND across facets. */
export type Choice = {
  categories: readonly string[]
  vendors: readonly string[]
  /** Minimum stars. */
  rating: number | null
  colors: readonly string[]
  sizes: readonly string[]
  stock: 'inStock' | 'soldOut' | null
  price: PriceRange
}

/** A listing must match one token of `any` and none of `none`. */
export type Condition = { any: Token[]; none: Token[] }

/**
 * The condition for the chosen colors, sizes and stock. No choice on one side means any. “Sold out” means the form exists and cannot be
 * bought.
 */
export function formCondition({ colors, sizes, stock }: Choice): Condition {
  const pairs = (kind: Kind) => valuesOrAny(colors).flatMap((a) => valuesOrAny(sizes).map((b): Token => ({ kind, a, b })))
  return { any: pairs(stock === 'inStock' ? 'stocked' : 'form'), none: stock === 'soldOut' ? pairs('stocked') : [] }
}

export const valuesOrAny = (values: readonly string[]) => (values.length > 0 ? values : [''])

/** Tokens of a single-valued facet; the token of every listing when nothing is chosen. */
export function chosenTokens(kind: Kind, values: readonly string[]): Token[] {
  return values.length > 0 ? values.map((a) => ({ kind, a, b: '' })) : [EVERY_LISTING]
}

export function ratingTokens(rating: number | null): Token[] {
  return chosenTokens('rating', rating === null ? [] : [String(rating)])
}

/** The bands a range covers completely; bands it cuts are matched by price. */
export function priceTokens(range: PriceRange): { tokens: Token[]; cut: { from: number; to: number }[] } {
  const cover = coverPriceRange(range)
  if (!cover) return { tokens: [EVERY_LISTING], cut: [] }
  return { tokens: cover.whole.map((band) => ({ kind: 'price', a: String(band), b: '' })), cut: cover.cut }
}

/** The stored text of a token. Slugs, colors and sizes contain no tabs. */
export function formatToken({ kind, a, b }: Token): string {
  return [kind, a, b].join('\t')
}

/** Parses the stored text of a token. */
export function parseToken(text: string): Token {
  const [kind = '', a = '', b = ''] = text.split('\t')
  return { kind: kind as Kind, a, b }
}

function distinctTokens(tokens: readonly Token[]): Token[] {
  return [...new Map(tokens.map((token) => [formatToken(token), token])).values()]
}
