/**
 * The link of the browser's API client. Offline operations (`meta.offline`) without an answer are queued and sent later. While the queue
 * isn't empty, later offline operations are queued too, to keep the order.
 */
import { offlineOperations } from 'virtual:offline-operations'
import type { ClientLink } from '@orpc/client'
import { activeWorkspace } from '../active-workspace.ts'
import type { CallContext } from '../call-context.ts'
import { mayHavePendingWrites } from './pending-flag.ts'

const OFFLINE_OPERATIONS = new Set(offlineOperations)

/** Preloaded by background.tsx, because it is needed when nothing can be loaded. */
const loadOutbox = () => import('./enqueue.ts')

/** Rejects with KEPT when the write was queued, and with NOT_KEPT when the device has no space. */
export function outboxLink(link: ClientLink<CallContext>): ClientLink<CallContext> {
  let before: Promise<unknown> = Promise.resolve()
  return {
    call(path, input, options) {
      const { idempotencyKey, writer } = options.context
      const operation = path.join('.')
      if (writer || !idempotencyKey || !OFFLINE_OPERATIONS.has(operation)) return link.call(path, input, options)
      const write = { id: idempotencyKey, operation, input, workspace: options.context.workspace ?? activeWorkspace() }
      const send = async () => {
        if (mayHavePendingWrites()) {
          const { enqueueBehindPending } = await loadOutbox()
          await enqueueBehindPending(write)
        }
        try {
          return await link.call(path, input, options)
        } catch (error) {
          if (!(error instanceof TypeError)) throw error
          const outbox = await loadOutbox().catch(() => null)
          throw (await outbox?.enqueue(write, { perhapsDone: navigator.onLine })) ?? error
        }
      }
      // One after the other, so that writes are queued in their order.
      const sent = before.then(send)
      before = sent.catch(() => undefined)
      return sent
    },
  }
}
