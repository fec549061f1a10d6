/** A workspace's products, as it manages them. Every workspace may have products; only those of approved vendors are on sale. */
import * as z from 'zod'
import {
  contentUnit,
  editableImage,
  editableVariant,
  kindView,
  language,
  MAX_PICTURES,
  MAX_VARIANTS,
  measure,
  personalization,
  pictureInput,
  productAttributes,
  productDetails,
  productFields,
  productOptions,
  productText,
  soldIn,
  status,
  takedownView,
  variantInput,
} from '#domains/catalog/contract.ts'
import { LOT_TRACKING, MAX_UNITS } from '#domains/inventory/contract.ts'
import { imageView, moneyView, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { type Sort, sortedBy } from '#platform/shared/listing.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { pictureFailures } from '#platform/shared/uploads.ts'
import { MAX_PICKED } from './limits.ts'

const id = idText(64)
const units = z.int().min(0).max(MAX_UNITS)

const SORTS = ['name', 'price', 'updated'] as const
const STOCK_STATES = ['low', 'out'] as const

/** `stock`: products with at least one variant that is low or sold out. */
export const productFilter = {
  q: singleLineText(200).optional(),
  status: z.array(status).min(1).max(status.options.length).optional(),
  category: idText(100).optional(),
  stock: z.enum(STOCK_STATES).optional(),
}

const lots = z.enum(LOT_TRACKING)

/**
 * `onHand`: units in the default warehouse, which the form and files count. `elsewhere`: units in the other warehouses. `promised`: units of
 * all warehouses that are allocated to orders or held during payment. `lots`: what its units belong to: nothing, a batch, or a serial number
 * each.
 */
const stockView = z.object({ onHand: z.int(), elsewhere: z.int(), promised: z.int(), reorderPoint: z.int(), lots })

/** Null: not tracked. `seen`: the number the user saw. The difference to it is applied, so that sales in between are not undone. Without
 * `lots` they stay what they are. */
const stockInput = z.object({ onHand: units, seen: units.nullable(), reorderPoint: units, lots: lots.optional() }).nullable()

const productDraft = {
  ...productFields,
  images: z.array(pictureInput).max(MAX_PICTURES),
  variants: z
    .array(variantInput.extend({ stock: stockInput }))
    .min(1)
    .max(MAX_VARIANTS),
}

export const vendorProductView = z.object({
  id,
  version: recordVersion,
  status,
  /** Whether shoppers can buy it now: it is active and not taken down, and its vendor is approved. */
  onSale: z.boolean(),
  /** Null unless an administrator has taken it down; then nobody else sees it, whatever its status is. */
  takedown: takedownView.nullable(),
  language,
  texts: z.partialRecord(language, productText),
  category: z.object({ slug: z.string(), name: z.string() }),
  currency: z.string(),
  details: productDetails,
  attributes: productAttributes,
  options: productOptions,
  measure,
  contentUnit,
  personalization,
  /** Slugs of its collections that are chosen by hand. */
  collections: z.array(z.string()),
  ...kindView,
  images: z.array(editableImage),
  /** `available`: how often a bundle can be made of its parts; null if it is none, or if none of its parts is tracked. */
  variants: z.array(editableVariant.extend({ stock: stockView.nullable(), available: z.int().nullable() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

const vendorProductRow = z.object({
  id,
  name: z.string(),
  image: imageView.nullable(),
  status,
  takenDown: z.boolean(),
  category: z.object({ slug: z.string(), name: z.string() }),
  price: moneyView,
  priceVaries: z.boolean(),
  measure: soldIn,
  skus: z.array(z.string()),
  /** Null if no variant is tracked; `low` and `out` count variants. */
  stock: z.object({ available: z.int(), low: z.int(), out: z.int() }).nullable(),
  variants: z.int(),
  updatedAt: z.iso.datetime(),
})

/** The targets of a bulk change: some ids, or all that match a filter except some ids. */
const meant = z.union([
  z.object({ ids: z.array(id).min(1).max(MAX_PICKED) }),
  z.object({ ...productFilter, except: z.array(id).max(MAX_PICKED).default([]) }),
])

/** `byHundredths`: hundredths of a percent; 1250 raises prices by 12.5 %. */
const productChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status }),
  z.object({ kind: z.literal('category'), categorySlug: idText(100) }),
  z.object({ kind: z.literal('price'), byHundredths: z.int().min(-9_900).max(100_000) }),
  z.object({ kind: z.literal('delete'), evenInCarts: z.boolean() }),
])

/** A bundle contains the variant `sku`, so that it can't be deleted. */
const PART_OF_BUNDLE = { status: 409, data: z.object({ sku: z.string(), bundle: z.string() }) } as const

/** Units of a variant whose stock would be forgotten are on their way between two warehouses. */
const STOCK_IN_TRANSIT = { status: 409, data: z.object({ sku: z.string() }) } as const

const saving = {
  ...pictureFailures,
  SKU_TAKEN: { status: 409, data: z.object({ sku: z.string() }) },
  CATEGORY_GONE: { status: 409 },
  /** None of the workspace's collections that are chosen by hand. */
  UNKNOWN_COLLECTION: { status: 409, data: z.object({ slug: z.string() }) },
  COLLECTION_FULL: { status: 409, data: z.object({ slug: z.string(), most: z.int() }) },
  /** The new stock is lower than the units allocated to orders and held during payment. */
  STOCK_PROMISED: { status: 409, data: z.object({ sku: z.string(), promised: z.int() }) },
  STOCK_IN_TRANSIT,
  PART_OF_BUNDLE,
} as const

/** The product is in carts; repeat with `evenInCarts` to delete it anyway. */
const IN_CARTS = { status: 409, data: z.object({ carts: z.int() }) } as const

/** A required attribute of its category has no value; `attribute` is its name. Nothing was changed. */
const ATTRIBUTE_MISSING = { status: 409, data: z.object({ product: z.string(), attribute: z.string() }) } as const

export const records = {
  list: read('workspace:catalog', '/workspace/products')
    .input(z.object({ ...pageInput, ...productFilter, sort: sortedBy(SORTS).default('-updated') }))
    .output(z.object({ items: z.array(vendorProductRow), nextCursor: z.string().nullable(), total: totalView })),
  get: read('workspace:catalog', '/workspace/products/{productId}')
    .input(z.object({ productId: id }))
    .output(vendorProductView),
  create: write('workspace:catalog', 'POST', '/workspace/products', { webOnly: true })
    .input(z.object(productDraft))
    .output(vendorProductView)
    .errors(saving),
  update: write('workspace:catalog', 'PUT', '/workspace/products/{productId}', { webOnly: true })
    .input(z.object({ productId: id, version: recordVersion, ...productDraft }))
    .output(vendorProductView)
    .errors({ ...saving, STALE: { status: 409, data: z.object({ current: vendorProductView }) } }),
  /** Copies a product as a draft, with new SKUs and no stock. A copy would bring a product back that an administrator took down. */
  duplicate: write('workspace:catalog', 'POST', '/workspace/products/{productId}/duplicates', { webOnly: true })
    .input(z.object({ productId: id }))
    .output(z.object({ id }))
    .errors({ TAKEN_DOWN: { status: 409 } }),
  /** Deletes a product permanently. Orders keep their copy of its data. */
  remove: write('workspace:catalog', 'DELETE', '/workspace/products/{productId}', { webOnly: true })
    .input(z.object({ productId: id, evenInCarts: z.boolean().default(false) }))
    .output(z.object({}))
    .errors({ IN_CARTS, PART_OF_BUNDLE, STOCK_IN_TRANSIT }),
  /** Changes many products; unknown ids are ignored. */
  change: write('workspace:catalog', 'POST', '/workspace/products/changes', { webOnly: true })
    .input(z.object({ meant, change: productChange }))
    .output(z.object({ changed: z.int() }))
    .errors({
      IN_CARTS,
      PART_OF_BUNDLE,
      STOCK_IN_TRANSIT,
      CATEGORY_GONE: saving.CATEGORY_GONE,
      PRICE_TOO_HIGH: { status: 409 },
      NOTHING_TO_DELIVER: { status: 409 },
      ATTRIBUTE_MISSING,
    }),
}

const draft = z.object(productDraft)
const filter = z.object(productFilter)

export type VendorProductView = z.infer<typeof vendorProductView>
export type VendorProductRow = z.infer<typeof vendorProductRow>
export type ProductDraft = z.infer<typeof draft>
export type ProductFilter = z.infer<typeof filter>
export type ProductTarget = z.infer<typeof meant>
export type ProductChange = z.infer<typeof productChange>
export type ProductSort = Sort<(typeof SORTS)[number]>
