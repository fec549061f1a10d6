/**
 * The conversation about a part. Members write in their messages; a guest's thread is on the page of the order, where its private link
 * reads, and the browser that placed it or proved its address writes.
 */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { idText, multiLineText } from '#platform/shared/plain-text.ts'
import { MAX_TEXT, messageView } from '../../messages/contract.ts'
import { EMAIL_NOT_CONFIRMED, orderId, partNumber } from './views.ts'

const part = z.object({ orderId, number: partNumber })
const position = z.int().min(0).max(2_147_483_647)
const opened = z.object({ conversationId: z.string() })

export const shopperThread = {
  /** Opens the conversation of the caller's own order. */
  open: write('member', 'PUT', '/orders/{orderId}/parts/{number}/thread').input(part).output(opened).errors({ EMAIL_NOT_CONFIRMED }),
  /** One page of a guest's thread, oldest first; empty once the order belongs to an account. `before` and `after` are positions. */
  get: read('anyone', '/orders/{orderId}/parts/{number}/messages')
    .input(part.extend({ before: position.optional(), after: position.optional(), limit: z.int().min(1).max(100).default(40) }))
    .output(z.object({ items: z.array(messageView), hasBefore: z.boolean(), hasAfter: z.boolean() })),
  /** The same `clientKey` again sends nothing more. CLAIMED: the order belongs to an account, whose messages have the thread. */
  send: write('anyone', 'POST', '/orders/{orderId}/parts/{number}/messages', {
    limits: [
      { per: 'address', calls: 120, seconds: 3600 },
      { per: 'person', calls: 60, seconds: 3600 },
    ],
  })
    .input(part.extend({ clientKey: idText(64).min(8), text: multiLineText(MAX_TEXT).min(1) }))
    .output(z.object({ position: z.int() }))
    .errors({ EMAIL_NOT_CONFIRMED, CLAIMED: { status: 409 }, KEY_USED: { status: 409 } }),
  /** What was read on the page is not mailed. */
  read: write('anyone', 'PUT', '/orders/{orderId}/parts/{number}/messages/reading')
    .input(part.extend({ position }))
    .output(z.object({}))
    .errors({ EMAIL_NOT_CONFIRMED }),
}

export const vendorThread = {
  /** The conversation with the customer of a part. */
  openThread: write('workspace:orders', 'PUT', '/vendor/orders/{number}/thread')
    .input(z.object({ number: partNumber }))
    .output(opened),
}
