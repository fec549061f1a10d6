/** The workspace's variants that can be part of a bundle. */
import * as z from 'zod'
import { editablePart } from '#domains/catalog/contract.ts'
import { imageView, read } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'

const foundPart = editablePart.omit({ quantity: true }).extend({
  image: imageView.nullable(),
  /** Null: not tracked. */
  available: z.int().nullable(),
})

export const parts = {
  /** The first variants whose name or SKU contains `q`; none of the product `exceptProductId`. */
  list: read('workspace:catalog', '/workspace/product-parts', { webOnly: true })
    .input(z.object({ q: singleLineText(200).default(''), exceptProductId: idText(64).optional() }))
    .output(z.object({ items: z.array(foundPart) })),
}

export type FoundPart = z.infer<typeof foundPart>
