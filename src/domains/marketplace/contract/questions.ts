/** Questions about products: members ask, the vendor and buyers answer. */
import * as z from 'zod'
import { pageInput, read, write } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { idText, multiLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { MAX_ENTRY } from './question-limits.ts'

/** `author` is null once the account is deleted. */
const entry = z.object({
  id: z.string(),
  author: userView.nullable(),
  language: z.enum(LANGUAGES),
  text: z.string(),
  writtenAt: z.iso.datetime(),
})

/** The vendor's answers first, then the oldest. */
export const questionView = entry.extend({ answers: z.array(entry.extend({ byVendor: z.boolean() })) })

const product = z.object({ productId: idText(64) })
const id = idText(64)
const text = multiLineText(MAX_ENTRY).min(1)

export const questions = {
  /** Newest first. Entries that several members reported are hidden until an administrator dismisses the reports. */
  list: read('anyone', '/products/{productId}/questions')
    .input(product.extend({ ...pageInput, limit: z.int().min(1).max(50).default(5) }))
    .output(z.object({ items: z.array(questionView), nextCursor: z.string().nullable() })),
  /** The parts that depend on the member. `removable` are entries the caller may remove. */
  mine: read('member', '/products/{productId}/questions/mine')
    .input(product)
    .output(z.object({ mayAnswer: z.enum(['vendor', 'buyer', 'no']), removable: z.array(z.string()) })),
  /** A vendor's unanswered questions: the oldest few, and the total. */
  unanswered: read('vendor:catalog', '/vendor/questions').output(
    z.object({
      count: z.int(),
      items: z.array(z.object({ id, productId: id, product: z.string(), text: z.string(), writtenAt: z.iso.datetime() })),
    }),
  ),
  ask: write('member', 'POST', '/products/{productId}/questions').input(product.extend({ text })).output(questionView),
  /** Fails with MAY_NOT_ANSWER for callers who neither sell nor bought the product. */
  answer: write('member', 'POST', '/questions/{questionId}/answers')
    .input(z.object({ questionId: id, text }))
    .output(questionView)
    .errors({ MAY_NOT_ANSWER: { status: 403 } }),
  /**
   * Allowed for one's own entries and for answers of one's shop; administrators may remove any. Sellers report what others write. Removing
   * a question removes its answers.
   */
  remove: write('member', 'DELETE', '/questions/{entryId}')
    .input(z.object({ entryId: id }))
    .output(z.object({})),
}

export type QuestionView = z.infer<typeof questionView>
