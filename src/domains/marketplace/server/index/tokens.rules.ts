/**
 * Tokens: the searchable properties of a listing, each a kind with up to two values. The same tokens are stored in a listing's row and
 * counted as bitmaps, so a list and its counts cannot differ.
 *
 * A *form* is any subset of a variant's options, such as its color, its size, or both. Choosing red and M means one variant that is both, so
 * each subset has its own token: at most 16 for the four options of a variant. `stocked` tokens are forms that can be bought now. An
 * `attribute` token is a value of the whole product; a product has a key either as an option or as an attribute.
 */
import { coverPriceRange, type PriceRange, priceBandFor } from './price-bands.rules.ts'

export type Kind = 'category' | 'vendor' | 'collection' | 'tag' | 'rating' | 'price' | 'form' | 'stocked' | 'attribute'
export type Token = { kind: Kind; a: string; b: string }

/** The token of every listing. */
export const EVERY_LISTING: Token = { kind: 'form', a: '', b: '' }

/** Ratings offered as “n stars and up”. */
export const RATINGS = [4, 3, 2, 1] as const

export type TokenSource = {
  /** The category and its ancestors. */
  categories: readonly string[]
  vendorSlug: string
  /** Slugs of its published collections. */
  collections: readonly string[]
  tags: readonly string[]
  priceMinor: number
  ratingSum: number
  ratingCount: number
  /** The options of each variant: value by key. */
  variants: readonly { options: ReadonlyMap<string, string>; inStock: boolean }[]
  /** The values of the product by the key of their attribute; those that are also options are left out. */
  attributes: ReadonlyMap<string, readonly string[]>
}

export function tokensFor({
  categories,
  vendorSlug,
  collections,
  tags,
  priceMinor,
  ratingSum,
  ratingCount,
  variants,
  attributes,
}: TokenSource): Token[] {
  const plain = (kind: Kind, a: string): Token => ({ kind, a, b: '' })
  return distinctTokens([
    ...categories.map((slug) => plain('category', slug)),
    plain('vendor', vendorSlug),
    ...collections.map((slug) => plain('collection', slug)),
    ...tags.map((tag) => plain('tag', tagKey(tag))),
    ...RATINGS.filter((stars) => ratingCount > 0 && ratingSum >= stars * ratingCount).map((stars) => plain('rating', String(stars))),
    plain('price', String(priceBandFor(priceMinor))),
    ...variants.flatMap(({ options }) => formTokens('form', options)),
    ...variants.filter(({ inStock }) => inStock).flatMap(({ options }) => formTokens('stocked', options)),
    ...[...attributes]
      .filter(([key]) => !variants.some(({ options }) => options.has(key)))
      .flatMap(([key, values]) => values.map((value) => attributeToken(key, value))),
  ])
}

/** Tags ignore case. */
export const tagKey = (tag: string) => tag.toLowerCase()

/** Separates the options of a form. Keys and values have no control characters, and keys have no equals sign. */
const BETWEEN_OPTIONS = '\u001f'

const formToken = (kind: Kind, options: readonly string[]): Token => ({ kind, a: options.join(BETWEEN_OPTIONS), b: '' })

/** Sorted, so that a form has one token. */
const sortedKeys = (keys: Iterable<string>) => [...keys].sort()

function formTokens(kind: Kind, options: ReadonlyMap<string, string>): Token[] {
  const subsets = sortedKeys(options.keys()).reduce<string[][]>(
    (before, key) => before.concat(before.map((subset) => [...subset, `${key}=${options.get(key)}`])),
    [[]],
  )
  return subsets.map((subset) => formToken(kind, subset))
}

/** The token of listings with a variant that has this value. */
export const optionToken = (key: string, value: string): Token => formToken('form', [`${key}=${value}`])

/** The token of listings whose product has this value. */
export const attributeToken = (key: string, value: string): Token => ({ kind: 'attribute', a: `${key}=${value}`, b: '' })

/** The key and value of a form of one option; null for all other tokens. */
export function singleOption({ kind, a }: Token): { key: string; value: string } | null {
  const at = a.indexOf('=')
  return kind !== 'form' || at === -1 || a.includes(BETWEEN_OPTIONS) ? null : { key: a.slice(0, at), value: a.slice(at + 1) }
}

/** The key and value of an attribute, or of a form of one option; null for all other tokens. */
export function keyedValue(token: Token): { key: string; value: string } | null {
  if (token.kind !== 'attribute') return singleOption(token)
  const at = token.a.indexOf('=')
  return { key: token.a.slice(0, at), value: token.a.slice(at + 1) }
}

/** A shopper's filters: OR within a facet, AND across facets. */
export type Choice = {
  categories: readonly string[]
  vendors: readonly string[]
  collections: readonly string[]
  /** Keys of tags. */
  tags: readonly string[]
  /** Minimum stars. */
  rating: number | null
  /** The chosen values by the key of their option or attribute. */
  options: ReadonlyMap<string, readonly string[]>
  stock: 'inStock' | 'soldOut' | null
  price: PriceRange
}

/** A listing must match one token of `any` and none of `none`. */
export type Condition = { any: Token[]; none: Token[] }

/**
 * The condition for the chosen options and stock. An option without chosen values may have any. “Sold out” means the form exists and cannot
 * be bought. `exists` keeps many choices from multiplying: a form that no listing has is not extended.
 */
export function formCondition({ options, stock }: Pick<Choice, 'options' | 'stock'>, exists: (token: Token) => boolean): Condition {
  const chosen = sortedKeys(options.keys()).flatMap((key) => {
    const values = options.get(key) ?? []
    return values.length > 0 ? [values.map((value) => `${key}=${value}`)] : []
  })
  const forms = (kind: Kind) =>
    chosen
      .reduce<string[][]>(
        (before, values) =>
          before.flatMap((form) => values.map((value) => [...form, value])).filter((form) => exists(formToken(kind, form))),
        [[]],
      )
      .map((form) => formToken(kind, form))
  return { any: forms(stock === 'inStock' ? 'stocked' : 'form'), none: stock === 'soldOut' ? forms('stocked') : [] }
}

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
