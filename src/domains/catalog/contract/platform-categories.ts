/** The platform's categories, managed by administrators. They are the parents of workspace categories. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_CATEGORY_NAME } from './limits.ts'

const name = singleLineText(MAX_CATEGORY_NAME)
/** English is required; it replaces a language that is missing or empty. */
const names = z.object({ en: name.min(1), es: name.optional(), ar: name.optional() })
const id = idText(60)

const managedCategory = z.object({
  id,
  slug: z.string(),
  names: z.object({ en: z.string(), es: z.string(), ar: z.string() }),
  /** `used`: products in the category. `below`: vendors' categories under it. */
  used: z.int().min(0),
  below: z.int().min(0),
  version: recordVersion,
})

const list = z.object({ items: z.array(managedCategory) })

/** Rule 33: names are trimmed and unique ignoring case, in each language. */
const CATEGORY_EXISTS = { status: 409, data: z.object({ language: z.enum(['en', 'es', 'ar']) }) } as const

export const platformCategories = {
  list: read('admin', '/admin/categories').output(list),
  add: write('admin', 'POST', '/admin/categories').input(names).output(managedCategory).errors({ CATEGORY_EXISTS }),
  update: write('admin', 'PATCH', '/admin/categories/{id}')
    .input(names.extend({ id, version: recordVersion }))
    .output(managedCategory)
    .errors({ CATEGORY_EXISTS, STALE: { status: 409, data: z.object({ current: managedCategory }) } }),
  /** Products and subcategories move to `moveTo`, which is required if there are any. */
  remove: write('admin', 'DELETE', '/admin/categories/{id}')
    .input(z.object({ id, moveTo: id.optional() }))
    .output(list)
    .errors({
      CATEGORY_IN_USE: { status: 409, data: z.object({ used: z.int(), below: z.int() }) },
      /** Every product needs a category. */
      LAST_CATEGORY: { status: 409 },
    }),
  /** `ids`: all categories in their new order. */
  arrange: write('admin', 'PUT', '/admin/categories/order')
    .input(z.object({ ids: z.array(id).min(1).max(200) }))
    .output(list),
}

export type ManagedCategoryView = z.infer<typeof managedCategory>
export type CategoryNamesInput = z.infer<typeof names>
