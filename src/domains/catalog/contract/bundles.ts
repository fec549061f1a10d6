/** Bundles: variants that consist of other variants of the same vendor, and are sold from their stock. */
import * as z from 'zod'
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

export type BundlePartInput = z.infer<typeof bundlePartInputs>[number]
export type BundlePart = z.infer<typeof bundlePart>
