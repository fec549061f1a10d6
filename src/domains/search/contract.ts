/** One search over the records of all domains, under the viewer's rights. */
import * as z from 'zod'
import { imageView, moneyView, pageInput, read, totalView } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_QUERY } from './contract/limits.ts'

export * from './contract/limits.ts'

const q = singleLineText(MAX_QUERY).min(1)

/** A record of any domain. `type` is that of its resource, `subtitle` and `state` mean what its domain says. */
const foundRecord = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: imageView.nullable(),
  href: z.string(),
  amount: moneyView.nullable(),
  state: z.string().nullable(),
})

const foundGroup = z.object({ type: z.string(), total: totalView, items: z.array(foundRecord) })

/** Somebody who types makes a few calls a second. */
const limits = [{ per: 'person', calls: 240, seconds: 60 }] as const

export const search = {
  /** The best matches of each type, and how many there are. Types without a match are left out. */
  find: read('anyone', '/search', { limits })
    .input(z.object({ q, limit: z.int().min(1).max(20).default(5) }))
    .output(
      z.object({
        groups: z.array(foundGroup),
        /** The corrected words that were searched instead, because nothing matches the original ones. */
        corrected: z.string().nullable(),
      }),
    ),
  /** All matches of one type, in pages. An unknown type has none. */
  list: read('anyone', '/search/{type}', { limits })
    .input(z.object({ q, type: idText(40).min(1), ...pageInput, limit: z.int().min(1).max(50).default(20) }))
    .output(z.object({ items: z.array(foundRecord), nextCursor: z.string().nullable() })),
}

export type FoundRecord = z.infer<typeof foundRecord>
export type FoundGroup = z.infer<typeof foundGroup>
