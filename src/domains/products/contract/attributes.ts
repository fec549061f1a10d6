/** The attributes that administrators defined for products. */
import * as z from 'zod'
import { ATTRIBUTE_TYPES } from '#domains/catalog/contract.ts'
import { read } from '#platform/shared/contract.ts'

const attribute = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  /** Of numbers; empty without one. */
  unit: z.string(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
})

const attributesView = z.object({
  /** In the administrator's order, in the reader's language. */
  items: z.array(attribute),
  /** What each category of the platform and of the workspace asks for, with what the categories above it ask for. */
  categories: z.array(z.object({ slug: z.string(), attributes: z.array(z.object({ key: z.string(), required: z.boolean() })) })),
})

export const attributes = {
  list: read('workspace:catalog', '/workspace/attributes').output(attributesView),
}

export type AttributesView = z.infer<typeof attributesView>
