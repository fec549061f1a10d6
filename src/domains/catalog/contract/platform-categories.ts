/** The platform's own list of categories, which the operator keeps. A workspace's own stand below one of them. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { line } from '#platform/shared/plain-text.ts'
import { MAX_CATEGORY_NAME } from './limits.ts'

const name = line(MAX_CATEGORY_NAME)
/** English is always there; a language that is left out, or empty, reads it instead. */
const names = z.object({ en: name.min(1), es: name.optional(), ar: name.optional() })
const id = z.string().max(60)

const managedCategory = z.object({
  id,
  slug: z.string(),
  names: z.object({ en: z.string(), es: z.string(), ar: z.string() }),
  /** Products that stand in it, and categories of vendors below it. */
  used: z.int().min(0),
  below: z.int().min(0),
  version: z.int(),
})

const list = z.object({ items: z.array(managedCategory) })

/** Rule 33: names are unique in a list, trimmed, ignoring case, in each language. */
const CATEGORY_EXISTS = { status: 409, data: z.object({ language: z.enum(['en', 'es', 'ar']) }) } as const

export const platformCategories = {
  list: read('admin', '/admin/categories').output(list),
  add: write('admin', 'POST', '/admin/categories').input(names).output(managedCategory).errors({ CATEGORY_EXISTS }),
  update: write('admin', 'PATCH', '/admin/categories/{id}')
    .input(names.extend({ id, version: z.int() }))
    .output(managedCategory)
    .errors({ CATEGORY_EXISTS, STALE: { status: 409, data: z.object({ current: managedCategory }) } }),
  /** `moveTo`: the category that takes what stands in it. One that is used goes nowhere without. */
  remove: write('admin', 'DELETE', '/admin/categories/{id}')
    .input(z.object({ id, moveTo: id.optional() }))
    .output(list)
    .errors({
      CATEGORY_IN_USE: { status: 409, data: z.object({ used: z.int(), below: z.int() }) },
      /** Products have to stand somewhere. */
      LAST_CATEGORY: { status: 409 },
    }),
  /** All of them, in the order they are to stand. */
  arrange: write('admin', 'PUT', '/admin/categories/order')
    .input(z.object({ ids: z.array(id).min(1).max(200) }))
    .output(list),
}

export type ManagedCategoryView = z.infer<typeof managedCategory>
export type CategoryNamesInput = z.infer<typeof names>
