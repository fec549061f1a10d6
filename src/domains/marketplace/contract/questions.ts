/** Questions about products: members ask, the vendor and whoever bought it answer. */
import * as z from 'zod'
import { pageInput, read, write } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { lines } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { MAX_ENTRY } from './question-limits.ts'

/** `author` is null when they have left Plaza. */
const entry = z.object({
  id: z.string(),
  author: userView.nullable(),
  language: z.enum(LANGUAGES),
  text: z.string(),
  writtenAt: z.iso.datetime(),
})

/** The vendor's answers first, then the oldest. */
export const questionView = entry.extend({ answers: z.array(entry.extend({ byVendor: z.boolean() })) })

const product = z.object({ productId: z.string().max(64) })
const id = z.string().max(64)
const text = lines(MAX_ENTRY).min(1)

export const questions = {
  /** Newest first. What several members reported is left out. */
  list: read('anyone', '/products/{productId}/questions')
    .input(product.extend({ ...pageInput, limit: z.int().min(1).max(50).default(5) }))
    .output(z.object({ items: z.array(questionView), nextCursor: z.string().nullable() })),
  /** What the page cannot show to everyone alike. `removable`: entries that the caller may take away. */
  mine: read('member', '/products/{productId}/questions/mine')
    .input(product)
    .output(z.object({ mayAnswer: z.enum(['vendor', 'buyer', 'no']), removable: z.array(z.string()) })),
  /** Questions below a vendor's products that the vendor has not answered, the oldest first; a few, and how many there are. */
  waiting: read('vendor:catalog', '/vendor/questions').output(
    z.object({
      count: z.int(),
      items: z.array(z.object({ id, productId: id, product: z.string(), text: z.string(), writtenAt: z.iso.datetime() })),
    }),
  ),
  ask: write('member', 'POST', '/products/{productId}/questions').input(product.extend({ text })).output(questionView),
  /** Fails with MAY_NOT_ANSWER for who neither sells nor bought it. */
  answer: write('member', 'POST', '/questions/{questionId}/answers')
    .input(z.object({ questionId: id, text }))
    .output(questionView)
    .errors({ MAY_NOT_ANSWER: { status: 403 } }),
  /** One's own, or anything below a product one's workspace sells; administrators anything. A question goes with its answers. */
  remove: write('member', 'DELETE', '/questions/{entryId}')
    .input(z.object({ entryId: id }))
    .output(z.object({})),
  report: write('member', 'POST', '/questions/{entryId}/reports')
    .input(z.object({ entryId: id }))
    .output(z.object({})),
}

export type QuestionView = z.infer<typeof questionView>
