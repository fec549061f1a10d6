/** What a workspace sells, as its people keep it. Anybody's workspace may; only an approved vendor's are on sale. */
import * as z from 'zod'
import {
  language,
  MAX_PICTURES,
  MAX_VARIANTS,
  ownImage,
  ownVariant,
  pictureInput,
  productFields,
  productText,
  status,
  variantInput,
} from '#domains/catalog/contract.ts'
import { imageView, moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { type Sort, sortedBy } from '#platform/shared/listing.ts'
import { pictureFailures } from '#platform/shared/uploads.ts'
import { MAX_PICKED, MAX_UNITS } from './limits.ts'

const id = z.string().max(64)
const units = z.int().min(0).max(MAX_UNITS)

const SORTS = ['name', 'price', 'updated'] as const
const STOCK_STATES = ['low', 'out'] as const

/** `stock`: with a variant that is low, or with one that is sold out. */
export const goodsFilter = {
  q: z.string().trim().max(200).optional(),
  status: z.array(status).min(1).optional(),
  category: z.string().max(100).optional(),
  stock: z.enum(STOCK_STATES).optional(),
}

/** `onHand` lies in the warehouses, `promised` of it belongs to orders and to people who are paying. */
const ownStock = z.object({ onHand: z.int(), promised: z.int(), reorderPoint: z.int() })

/** Null is not tracked. `seen`: how many there were on the screen; what happened meanwhile is kept, the difference is what counts. */
const stockInput = z.object({ onHand: units, seen: units.nullable(), reorderPoint: units }).nullable()

const goodsDraft = {
  ...productFields,
  images: z.array(pictureInput).max(MAX_PICTURES),
  variants: z
    .array(variantInput.extend({ stock: stockInput }))
    .min(1)
    .max(MAX_VARIANTS),
}

export const goodsView = z.object({
  id,
  version: z.int(),
  status,
  /** Shoppers can buy it now. False of an active one where its vendor may not sell. */
  onSale: z.boolean(),
  language,
  texts: z.partialRecord(language, productText),
  category: z.object({ slug: z.string(), name: z.string() }),
  currency: z.string(),
  images: z.array(ownImage),
  variants: z.array(ownVariant.extend({ stock: ownStock.nullable() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

const goodsRow = z.object({
  id,
  name: z.string(),
  image: imageView.nullable(),
  status,
  category: z.object({ slug: z.string(), name: z.string() }),
  price: moneyView,
  priceVaries: z.boolean(),
  skus: z.array(z.string()),
  /** Null when nothing of it is tracked; `low` and `out` count variants. */
  stock: z.object({ available: z.int(), low: z.int(), out: z.int() }).nullable(),
  variants: z.int(),
  updatedAt: z.iso.datetime(),
})

/** All that match, except some; or some. */
const meant = z.union([
  z.object({ ids: z.array(id).min(1).max(MAX_PICKED) }),
  z.object({ ...goodsFilter, except: z.array(id).max(MAX_PICKED).default([]) }),
])

/** `byHundredths`: of a percent; 1250 is 12.5 % more. */
const goodsChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status }),
  z.object({ kind: z.literal('category'), categorySlug: z.string().max(100) }),
  z.object({ kind: z.literal('price'), byHundredths: z.int().min(-9_900).max(100_000) }),
  z.object({ kind: z.literal('delete'), evenInCarts: z.boolean() }),
])

const saving = {
  ...pictureFailures,
  SKU_TAKEN: { status: 409, data: z.object({ sku: z.string() }) },
  CATEGORY_GONE: { status: 409 },
  /** Fewer than orders and people who pay were promised. */
  STOCK_PROMISED: { status: 409, data: z.object({ sku: z.string(), promised: z.int() }) },
} as const

/** Asked before something is deleted that lies in carts. */
const IN_CARTS = { status: 409, data: z.object({ carts: z.int() }) } as const

export const goods = {
  list: read('workspace:catalog', '/workspace/products')
    .input(z.object({ ...pageInput, ...goodsFilter, sort: sortedBy(SORTS).default('-updated') }))
    .output(z.object({ items: z.array(goodsRow), nextCursor: z.string().nullable(), total: totalView })),
  get: read('workspace:catalog', '/workspace/products/{productId}')
    .input(z.object({ productId: id }))
    .output(goodsView),
  create: write('workspace:catalog', 'POST', '/workspace/products', { webOnly: true })
    .input(z.object(goodsDraft))
    .output(goodsView)
    .errors(saving),
  update: write('workspace:catalog', 'PUT', '/workspace/products/{productId}', { webOnly: true })
    .input(z.object({ productId: id, version: z.int(), ...goodsDraft }))
    .output(goodsView)
    .errors({ ...saving, STALE: { status: 409, data: z.object({ current: goodsView }) } }),
  /** The same again as a draft, with SKUs of its own and nothing in stock. */
  duplicate: write('workspace:catalog', 'POST', '/workspace/products/{productId}/duplicates', { webOnly: true })
    .input(z.object({ productId: id }))
    .output(z.object({ id })),
  /** For good. Orders keep what they show of it. */
  remove: write('workspace:catalog', 'DELETE', '/workspace/products/{productId}', { webOnly: true })
    .input(z.object({ productId: id, evenInCarts: z.boolean().default(false) }))
    .output(z.object({}))
    .errors({ IN_CARTS }),
  /** Of the workspace's own, those that are there. */
  change: write('workspace:catalog', 'POST', '/workspace/products/changes', { webOnly: true })
    .input(z.object({ meant, change: goodsChange }))
    .output(z.object({ changed: z.int() }))
    .errors({ IN_CARTS, CATEGORY_GONE: saving.CATEGORY_GONE, PRICE_TOO_HIGH: { status: 409 } }),
}

const draft = z.object(goodsDraft)
const filter = z.object(goodsFilter)

export type GoodsView = z.infer<typeof goodsView>
export type GoodsRow = z.infer<typeof goodsRow>
export type GoodsDraft = z.infer<typeof draft>
export type GoodsFilter = z.infer<typeof filter>
export type GoodsMeant = z.infer<typeof meant>
export type GoodsChange = z.infer<typeof goodsChange>
export type GoodsSort = Sort<(typeof SORTS)[number]>
