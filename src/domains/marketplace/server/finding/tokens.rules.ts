/**
 * What finds a listing. A token is a kind and up to two values; the same tokens stand in a listing's row and in the bits that
 * are counted, so a list and its counts cannot differ.
 *
 * A *form* is what a product comes in: a colour, a size, or both. Red and M chosen together mean one variant that is both, so
 * the pair is a token of its own. `stocked` are the forms that can be bought now.
 */
import { bandOf, coverOf, type PriceRange } from './bands.rules.ts'

export type Kind = 'category' | 'vendor' | 'rating' | 'price' | 'form' | 'stocked'
export type Token = { kind: Kind; a: string; b: string }

/** Every listing has it. */
export const EVERY: Token = { kind: 'form', a: '', b: '' }

/** «n stars and up» that can be chosen. */
export const RATINGS = [4, 3, 2, 1] as const

export type Findable = {
  /** Its category and those above it. */
  categories: readonly string[]
  vendorSlug: string
  priceMinor: number
  ratingSum: number
  ratingCount: number
  variants: readonly { color: string | null; size: string | null; inStock: boolean }[]
}

export function tokensOf({ categories, vendorSlug, priceMinor, ratingSum, ratingCount, variants }: Findable): Token[] {
  const plain = (kind: Kind, a: string): Token => ({ kind, a, b: '' })
  return distinct([
    ...categories.map((slug) => plain('category', slug)),
    plain('vendor', vendorSlug),
    ...RATINGS.filter((stars) => ratingCount > 0 && ratingSum >= stars * ratingCount).map((stars) => plain('rating', String(stars))),
    plain('price', String(bandOf(priceMinor))),
    ...variants.flatMap((variant) => formsOf('form', variant)),
    ...variants.filter(({ inStock }) => inStock).flatMap((variant) => formsOf('stocked', variant)),
  ])
}

function formsOf(kind: Kind, { color, size }: { color: string | null; size: string | null }): Token[] {
  const [a, b] = [color ?? '', size ?? '']
  return [
    { kind, a: '', b: '' },
    { kind, a, b: '' },
    { kind, a: '', b },
    { kind, a, b },
  ]
}

/** What a shopper chose; OR inside a facet, AND across. */
export type Choice = {
  categories: readonly string[]
  vendors: readonly string[]
  /** Stars and up. */
  rating: number | null
  colors: readonly string[]
  sizes: readonly string[]
  stock: 'inStock' | 'soldOut' | null
  price: PriceRange
}

/** One entry per facet that narrows: a listing needs one of `any`, and none of `none`. */
export type Condition = { any: Token[]; none: Token[] }

/** The forms chosen. Nothing chosen of one side leaves it open. Sold out is what comes in them and cannot be bought in any. */
export function formCondition({ colors, sizes, stock }: Choice): Condition {
  const pairs = (kind: Kind) => open(colors).flatMap((a) => open(sizes).map((b): Token => ({ kind, a, b })))
  return { any: pairs(stock === 'inStock' ? 'stocked' : 'form'), none: stock === 'soldOut' ? pairs('stocked') : [] }
}

export const open = (values: readonly string[]) => (values.length > 0 ? values : [''])

/** Tokens of a facet of single values; everything where nothing is chosen. */
export function chosenTokens(kind: Kind, values: readonly string[]): Token[] {
  return values.length > 0 ? values.map((a) => ({ kind, a, b: '' })) : [EVERY]
}

export function ratingTokens(rating: number | null): Token[] {
  return chosenTokens('rating', rating === null ? [] : [String(rating)])
}

/** The bands a range holds whole; what it cuts is looked up by price. */
export function priceTokens(range: PriceRange): { tokens: Token[]; cut: { from: number; to: number }[] } {
  const cover = coverOf(range)
  if (!cover) return { tokens: [EVERY], cut: [] }
  return { tokens: cover.whole.map((band) => ({ kind: 'price', a: String(band), b: '' })), cut: cover.cut }
}

/** As a row keeps it. A tab stands in no slug, colour or size. */
export function tokenText({ kind, a, b }: Token): string {
  return [kind, a, b].join('\t')
}

/** A token out of its text. */
export function tokenOf(text: string): Token {
  const [kind = '', a = '', b = ''] = text.split('\t')
  return { kind: kind as Kind, a, b }
}

function distinct(tokens: readonly Token[]): Token[] {
  return [...new Map(tokens.map((token) => [tokenText(token), token])).values()]
}
