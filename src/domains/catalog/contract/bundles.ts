/** Bundles: variants that consist of other variants of the same vendor, and are sold from their stock. */
import * as z from 'zod'
import { imageView, moneyView } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { MAX_BUNDLE_PARTS, MAX_PART_QUANTITY } from './limits.ts'
import { soldIn } from './measure.ts'
import { variantOption } from './options.ts'

const partQuantity = z.int().min(1).max(MAX_PART_QUANTITY)

/** The parts of a variant; empty: it is no bundle. */
export const bundlePartInputs = z.array(z.object({ variantId: idText(64), quantity: partQuantity })).max(MAX_BUNDLE_PARTS)

/** A part with what names it, in the reader's language. `quantity`: steps of its measure in one bundle. */
export const bundlePart = z.object({
  variantId: z.string(),
  productId: z.string(),
  name: z.string(),
  sku: z.string(),
  options: z.array(variantOption),
  measure: soldIn,
  quantity: partQuantity,
})

/** A part as its vendor edits it. While one is off sale, the bundle can't be bought. */
export const editablePart = bundlePart.extend({ priceMinor: z.int(), onSale: z.boolean() })

/** A part that is on sale, as shoppers see it. `price`: of one step. */
export const shownPart = bundlePart.extend({ price: moneyView, image: imageView.nullable() })

export type BundlePartInput = z.infer<typeof bundlePartInputs>[number]
export type BundlePart = z.infer<typeof bundlePart>
export type EditablePart = z.infer<typeof editablePart>
export type ShownPart = z.infer<typeof shownPart>
