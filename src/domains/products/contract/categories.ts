/** A workspace's own categories. Each has a platform category as its parent. */
import * as z from 'zod'
import { MAX_CATEGORY_NAME } from '#domains/catalog/contract.ts'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'

const name = singleLineText(MAX_CATEGORY_NAME).min(1)
const id = idText(60)
const slug = idText(100)

/** `editable` is false for platform categories, which administrators manage. `used` counts the workspace's products in the category. */
const categoryView = z.object({
  id,
  slug,
  name: z.string(),
  parentSlug: z.string().nullable(),
  editable: z.boolean(),
  used: z.int().min(0),
  version: recordVersion,
})

const list = z.object({ items: z.array(categoryView) })

/** Rule 33: names are trimmed and unique ignoring case, also against the platform's names. */
const CATEGORY_EXISTS = { status: 409 } as const
/** The parent category does not exist. */
const CATEGORY_GONE = { status: 409 } as const

export const categories = {
  /** Platform and workspace categories in display order: each workspace category follows its parent. */
  list: read('workspace:catalog', '/workspace/categories').output(list),
  add: write('workspace:catalog', 'POST', '/workspace/categories')
    .input(z.object({ name, parentSlug: slug }))
    .output(list)
    .errors({ CATEGORY_EXISTS, CATEGORY_GONE }),
  update: write('workspace:catalog', 'PATCH', '/workspace/categories/{id}')
    .input(z.object({ id, version: recordVersion, name, parentSlug: slug }))
    .output(list)
    .errors({ CATEGORY_EXISTS, CATEGORY_GONE, STALE: { status: 409, data: z.object({ current: categoryView }) } }),
  /** Products of the category move to `moveTo`, which is required if there are any. */
  remove: write('workspace:catalog', 'DELETE', '/workspace/categories/{id}')
    .input(z.object({ id, moveTo: slug.optional() }))
    .output(list)
    .errors({ CATEGORY_GONE, CATEGORY_IN_USE: { status: 409, data: z.object({ used: z.int() }) } }),
}

export type CategoryView = z.infer<typeof categoryView>
