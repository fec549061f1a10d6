/** A workspace's own categories, each below one of the platform's: for finding its way among its products. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { line } from '#platform/shared/plain-text.ts'
import { MAX_CATEGORY_NAME } from './limits.ts'

const name = line(MAX_CATEGORY_NAME).min(1)
const id = z.string().max(60)
const slug = z.string().max(100)

/** `own` false is the platform's, which its operator keeps. `used` products of the workspace stand in it. */
const ownCategory = z.object({
  id,
  slug,
  name: z.string(),
  parentSlug: z.string().nullable(),
  own: z.boolean(),
  used: z.int().min(0),
  version: z.int(),
})

const list = z.object({ items: z.array(ownCategory) })

/** Rule 33: names are unique, trimmed, ignoring case; one of the platform's is taken too. */
const CATEGORY_EXISTS = { status: 409 } as const
/** It cannot stand below what is not there. */
const CATEGORY_GONE = { status: 409 } as const

export const ownCategories = {
  /** The platform's and the workspace's own, in the order they are shown: each of its own after the one it stands below. */
  list: read('workspace:catalog', '/workspace/categories').output(list),
  add: write('workspace:catalog', 'POST', '/workspace/categories')
    .input(z.object({ name, parentSlug: slug }))
    .output(list)
    .errors({ CATEGORY_EXISTS, CATEGORY_GONE }),
  update: write('workspace:catalog', 'PATCH', '/workspace/categories/{id}')
    .input(z.object({ id, version: z.int(), name, parentSlug: slug }))
    .output(list)
    .errors({ CATEGORY_EXISTS, CATEGORY_GONE, STALE: { status: 409, data: z.object({ current: ownCategory }) } }),
  /** `moveTo`: where its products go. One that has any goes nowhere without. */
  remove: write('workspace:catalog', 'DELETE', '/workspace/categories/{id}')
    .input(z.object({ id, moveTo: slug.optional() }))
    .output(list)
    .errors({ CATEGORY_GONE, CATEGORY_IN_USE: { status: 409, data: z.object({ used: z.int() }) } }),
}

export type OwnCategoryView = z.infer<typeof ownCategory>
