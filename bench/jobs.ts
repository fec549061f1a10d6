/** The measured requests, as a browser or an API client sends them. */
import { randomInt, randomUUID } from 'node:crypto'
import { signGuestToken } from '#platform/server/guest.ts'
import { requestText } from './connection.ts'
import { CATEGORIES, COLORS, MATERIALS, SIZES } from './products.sql.ts'
import type { Shop } from './shop.ts'
import { COMMON_WORD, DESCRIBING_WORD, RARE_WORD, VOCABULARY } from './vocabulary.ts'

/** The targets of the jobs, as shares of a baseline. */
const HALF_OF_BARE = { of: 'bare', share: 0.5 } as const
const MOST_OF_TRIVIAL = { of: 'trivial', share: 0.6 } as const

export type Aim = typeof HALF_OF_BARE | typeof MOST_OF_TRIVIAL

export type ReadJob = {
  name: string
  status: number
  aim: Aim
  /** The requests are sent in turn. */
  requests(): Promise<string[]>
  /** Whether the page cache answers, so that there are no statements. */
  cached: boolean
}

/** A write that each guest does once: their cart has items already, and this variant is new to it. */
export type WriteJob = {
  name: string
  status: number
  aim: Aim
  request(guestId: string, variantId: string): string
}

const API = { accept: 'application/json', 'accept-language': 'en' }
const BROWSER = { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'gzip, deflate, br' }
const SORTS = ['newest', 'priceAscending', 'priceDescending', 'rating']
const VARIED = 500
const VARIED_PAGES = 100

/** `etagOf` requests the page's current ETag. */
export function createReadJobs({ productIds }: Shop, etagOf: (request: string) => Promise<string>): ReadJob[] {
  const spread = (count: number) => spreadOver(productIds, count)
  const api = (path: string) => requestText('GET', `/api/v1${path}`, API)
  const page = (path: string) => requestText('GET', path, BROWSER)
  const json = (name: string, paths: string[]): ReadJob => ({
    name,
    status: 200,
    requests: async () => paths.map(api),
    cached: false,
    aim: HALF_OF_BARE,
  })
  const cached = (name: string, paths: string[]): ReadJob => ({
    name,
    status: 200,
    requests: async () => paths.map(page),
    cached: true,
    aim: MOST_OF_TRIVIAL,
  })
  return [
    json('listings, 24', ['/marketplace/listings?limit=24']),
    json(
      'listings of a category, 24',
      ['apparel', 'accessories', 'tech'].map((slug) => `/marketplace/listings?limit=24&category=${slug}`),
    ),
    json('catalog products, 24', ['/catalog/products?limit=24']),
    json(`search «${COMMON_WORD}» (every tenth)`, [`/marketplace/listings?limit=24&q=${COMMON_WORD}`]),
    json(`search «${RARE_WORD}» (every thousandth)`, [`/marketplace/listings?limit=24&q=${RARE_WORD}`]),
    json(
      'listing with variants and similar',
      spread(VARIED).map((id) => `/marketplace/listings/${id}`),
    ),
    json(
      'catalog product',
      spread(VARIED).map((id) => `/catalog/products/${id}`),
    ),
    cached('page `/`', ['/']),
    cached('page `/marketplace`', ['/marketplace']),
    cached(
      'page `/products/{id}`',
      spread(VARIED_PAGES).map((id) => `/products/${id}`),
    ),
    {
      name: 'page `/marketplace`, unchanged',
      status: 304,
      cached: true,
      aim: MOST_OF_TRIVIAL,
      requests: async () => [requestText('GET', '/marketplace', { ...BROWSER, 'if-none-match': await etagOf(page('/marketplace')) })],
    },
  ]
}

/** `count` values from the whole list, or all of a shorter one. */
function spreadOver(values: readonly string[], count: number): string[] {
  const length = Math.min(count, values.length)
  return Array.from({ length }, (_, index) => values[Math.floor((index * values.length) / length)] ?? '')
}

/** The names of the largest collections. */
function largestCollectionNames(count: number): string[] {
  const [beginnings, middles, ends] = VOCABULARY.en.syllables
  return Array.from({ length: count }, (_, index) => {
    const middle = Math.floor(index / beginnings.length)
    return `${beginnings[index % beginnings.length]}${middles[middle % middles.length]}${ends[Math.floor(middle / middles.length)]}`
  })
}

/** Different combinations of category, color and size. */
function filterCombinations(count: number): string[] {
  const all = CATEGORIES.flatMap((category) => VOCABULARY.en.nouns[category]).flatMap((noun) =>
    COLORS.flatMap((color) => SIZES.map((size) => `&category=${noun.toLowerCase()}&color=${color}&size=${size}`)),
  )
  return Array.from({ length: count }, (_, index) => all[(index * 7) % all.length] ?? '')
}

/** A shopper's requests on the way to the cart, uncached. */
export function createScaleJobs({ productIds }: Shop): ReadJob[] {
  const list = (query: string, limit = 24) => requestText('GET', `/api/v1/marketplace/listings?limit=${limit}&facets=true${query}`, API)
  const json = (name: string, requests: string[]): ReadJob => ({
    name,
    status: 200,
    cached: false,
    aim: HALF_OF_BARE,
    requests: async () => requests,
  })
  const each = <T>(values: readonly T[], request: (value: T) => string) => values.map(request)
  const spread = spreadOver(productIds, VARIED)
  return [
    json('the shop with all facets', [list('')]),
    json(
      'a category with all facets',
      each(['apparel', 'accessories', 'tech'], (slug) => list(`&category=${slug}`)),
    ),
    json(
      'color, size, price and stock selected',
      each(COLORS.slice(0, 5), (color) => list(`&color=${color}&size=S&size=M&minPriceMinor=2500&maxPriceMinor=10000&stock=inStock`)),
    ),
    json(
      'attributes, a color and stock selected',
      each(MATERIALS.slice(0, 5), (material) =>
        list(`&attributes[material]=${material}&attributes[recycled]=yes&attributes[capacity]=700&color=sage&stock=inStock`),
      ),
    ),
    json(`search «${COMMON_WORD}» (every tenth) with facets`, [list(`&q=${COMMON_WORD}`)]),
    json(
      `search «${COMMON_WORD}», every order`,
      each(SORTS, (sort) => list(`&q=${COMMON_WORD}&sort=${sort}`)),
    ),
    json(`search «${DESCRIBING_WORD}» (a quarter of descriptions) with facets`, [list(`&q=${DESCRIBING_WORD}`)]),
    json(
      'search of two words with facets',
      each(['woven linen', 'quiet oak lamp', 'linen shirt'], (q) => list(`&q=${q.replaceAll(' ', '+')}`)),
    ),
    json(`search «${RARE_WORD}» (every thousandth) with facets`, [list(`&q=${RARE_WORD}`)]),
    json(
      '500 different searches with facets',
      each(largestCollectionNames(VARIED), (q) => list(`&q=${q}`)),
    ),
    // Ten listings each, so that the answers are equally long in a small shop.
    json(
      '500 different searches, ten listings each',
      each(largestCollectionNames(VARIED), (q) => list(`&q=${q}`, 10)),
    ),
    json(
      '500 different choices with facets',
      each(filterCombinations(VARIED), (choice) => list(choice)),
    ),
    json(
      'search with a slip, with facets',
      each(['linnen', 'lether', 'brsas'], (word) => list(`&q=${word}+astrolabe`)),
    ),
    json(
      'suggestions',
      each(['l', 'li', 'lin', 'line', 'linen'], (q) => requestText('GET', `/api/v1/marketplace/suggestions?q=${q}`, API)),
    ),
    json(
      'product page',
      each(spread, (id) => requestText('GET', `/api/v1/marketplace/listings/${id}`, API)),
    ),
  ]
}

const ADDRESS = { name: 'Bruno Paz', line1: 'Calle Larga 12', city: 'Cuenca', postalCode: '010101', country: 'EC' }

/** Every guest has an address of their own, because orders are limited by address. */
const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Writes carry an idempotency key, as the web's do. */
export function createWriteJobs(guestSecret: Buffer): WriteJob[] {
  const headers = (guestId: string) => ({
    ...API,
    'plaza-guest': signGuestToken(guestId, guestSecret),
    'idempotency-key': randomUUID(),
    'x-forwarded-for': randomAddress(),
  })
  return [
    {
      name: 'add to a cart of 2',
      status: 200,
      aim: HALF_OF_BARE,
      request: (guestId, variantId) => requestText('POST', '/api/v1/cart/lines', headers(guestId), { variantId, quantity: 1 }),
    },
    {
      name: 'place an order of 2 lines',
      status: 200,
      aim: HALF_OF_BARE,
      request: (guestId) =>
        requestText('POST', '/api/v1/checkout/orders', headers(guestId), { email: `${guestId}@example.com`, shippingAddress: ADDRESS }),
    },
  ]
}
