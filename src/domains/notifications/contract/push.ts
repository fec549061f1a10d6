import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'

export const MAX_PUSH_DEVICES = 10

const endpoint = idText(1000).pipe(z.url({ protocol: /^https$/ }))

export const push = {
  /** The public key that a browser subscribes with. */
  key: read('member', '/notifications/push/key').output(z.object({ publicKey: z.string() })),
  /** This browser receives web push until its session ends. */
  subscribe: write('member', 'PUT', '/notifications/push/subscription')
    .input(z.object({ endpoint, p256dh: idText(200), auth: idText(100) }))
    .output(z.object({}))
    .errors({ INVALID_SUBSCRIPTION: { status: 422 } }),
  unsubscribe: write('member', 'DELETE', '/notifications/push/subscription').input(z.object({ endpoint })).output(z.object({})),
}
