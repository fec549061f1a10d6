/** Collections: the same operations at two paths, for workspaces on their own and for administrators on the platform's. */
import * as z from 'zod'
import { type Access, imageView, moneyView, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { PRODUCT_KINDS } from './kinds.ts'
import {
  COLLECTION_MATCHES,
  COLLECTION_OPS,
  MAX_BRAND,
  MAX_COLLECTED,
  MAX_COLLECTION_DESCRIPTION,
  MAX_COLLECTION_NAME,
  MAX_CONDITION_VALUES,
  MAX_CONDITIONS,
  MAX_PRICE_MINOR,
  MAX_TAG,
  PRICE_OPS,
} from './limits.ts'

const id = idText(64)
const name = singleLineText(MAX_COLLECTION_NAME)
const description = multiLineText(MAX_COLLECTION_DESCRIPTION)

/** `is`: one of the values. Tags and brands ignore case, and a category includes those below it. */
const oneOf = <const Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.object({ field: z.literal(field), op: z.enum(COLLECTION_OPS), values: z.array(value).min(1).max(MAX_CONDITION_VALUES) })

const condition = z.discriminatedUnion('field', [
  oneOf('category', idText(100)),
  oneOf('tag', singleLineText(MAX_TAG).min(1)),
  oneOf('brand', singleLineText(MAX_BRAND).min(1)),
  oneOf('kind', z.enum(PRODUCT_KINDS)),
  /** Workspace ids; in collections of the platform only. */
  oneOf('vendor', id),
  /** The product's lowest price. */
  z.object({ field: z.literal('price'), op: z.enum(PRICE_OPS), amountMinor: z.int().min(0).max(MAX_PRICE_MINOR) }),
])

export const collectionRule = z.object({
  match: z.enum(COLLECTION_MATCHES),
  conditions: z.array(condition).min(1).max(MAX_CONDITIONS),
})

const collectionInput = z.object({
  /** English is required; it replaces empty translations. */
  name: z.object({ en: name.min(1), es: name, ar: name }),
  description: z.object({ en: description, es: description, ar: description }),
  published: z.boolean(),
  /** Null: the products are chosen by hand. */
  rule: collectionRule.nullable(),
  /** In their order; ignored with a rule. */
  products: z.array(id).max(MAX_COLLECTED),
})

const texts = z.object({ en: z.string(), es: z.string(), ar: z.string() })

const collectionSummary = z.object({
  id,
  slug: z.string(),
  name: texts,
  published: z.boolean(),
  byRule: z.boolean(),
  /** Products on sale or not. */
  productCount: z.int().min(0),
  version: recordVersion,
})

/** `onSale`: active and not taken down. */
const collected = z.object({
  id: z.string(),
  name: z.string(),
  image: imageView.nullable(),
  price: moneyView,
  /** Null in a workspace's own collection. */
  vendor: z.string().nullable(),
  onSale: z.boolean(),
})

const collectionView = collectionSummary.extend({
  description: texts,
  rule: collectionRule.nullable(),
  /** The products that were chosen by hand. */
  products: z.array(collected),
  /** The vendors that the rule names. */
  vendors: z.array(z.object({ id: z.string(), name: z.string() })),
})

const saveFailures = {
  /** A product does not exist or is not the owner's. */
  UNKNOWN_PRODUCT: { status: 409 },
  /** A category or vendor of the rule does not exist, or a workspace names vendors. */
  UNKNOWN_CHOICE: { status: 409, data: z.object({ field: z.enum(['category', 'vendor']) }) },
} as const

export function collectionOperations<const A extends Access>(access: A, path: '/workspace/collections' | '/admin/collections') {
  const one = z.object({ collectionId: id })
  return {
    /** Newest first. */
    list: read(access, path)
      .input(z.object({ ...pageInput, q: singleLineText(80).optional() }))
      .output(z.object({ items: z.array(collectionSummary), nextCursor: z.string().nullable(), total: totalView })),
    get: read(access, `${path}/{collectionId}`).input(one).output(collectionView),
    create: write(access, 'POST', path)
      .input(collectionInput)
      .output(collectionView)
      .errors({ ...saveFailures, TOO_MANY_COLLECTIONS: { status: 409, data: z.object({ most: z.int() }) } }),
    update: write(access, 'PUT', `${path}/{collectionId}`)
      .input(collectionInput.extend({ collectionId: id, version: recordVersion }))
      .output(collectionView)
      .errors({ ...saveFailures, STALE: { status: 409, data: z.object({ current: collectionView }) } }),
    remove: write(access, 'DELETE', `${path}/{collectionId}`).input(one).output(z.object({})),
    /** The products that meet a rule, by name; `items` are the first ones. */
    preview: read(access, `${path}/rules/preview`)
      .input(z.object({ rule: collectionRule }))
      .output(z.object({ items: z.array(collected), total: totalView })),
    /** Products to choose by hand. */
    products: read(access, `${path}/choices/products`)
      .input(z.object({ q: singleLineText(80) }))
      .output(z.object({ items: z.array(collected) })),
  }
}

/** Vendors that a rule of the platform can name. */
export const collectionVendors = read('admin', '/admin/collections/choices/vendors')
  .input(z.object({ q: singleLineText(80) }))
  .output(z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }))

export type CollectionRule = z.infer<typeof collectionRule>
export type CollectionCondition = CollectionRule['conditions'][number]
export type CollectionInput = z.infer<typeof collectionInput>
export type CollectionSummary = z.infer<typeof collectionSummary>
export type CollectionView = z.infer<typeof collectionView>
export type CollectedProduct = z.infer<typeof collected>
