/**
 * How the browser's client sends a call. What may wait (`meta.offline`) and gets no answer is kept and sent later; while
 * something waits already, what comes after it waits behind it, so that order is kept.
 */
import { offlineOperations } from 'virtual:offline-operations'
import type { ClientLink } from '@orpc/client'
import { activeWorkspace } from '../active-workspace.ts'
import type { CallContext } from '../call-context.ts'
import { mayHoldSomething } from './mark.ts'

const MAY_WAIT = new Set(offlineOperations)

/** Loaded ahead once the page stands (background.tsx), since it is needed when nothing can be loaded. */
const loadOutbox = () => import('./keep.ts')

/** Rejects with KEPT when the write is on the device, and with NOT_KEPT when there was no room for it. */
export function keepingLink(link: ClientLink<CallContext>): ClientLink<CallContext> {
  let before: Promise<unknown> = Promise.resolve()
  return {
    call(path, input, options) {
      const { intent, writer } = options.context
      const operation = path.join('.')
      if (writer || !intent || !MAY_WAIT.has(operation)) return link.call(path, input, options)
      const write = { id: intent, operation, input, workspace: options.context.workspace ?? activeWorkspace() }
      const send = async () => {
        if (mayHoldSomething()) {
          const { keepBehind } = await loadOutbox()
          await keepBehind(write)
        }
        try {
          return await link.call(path, input, options)
        } catch (error) {
          if (!(error instanceof TypeError)) throw error
          const outbox = await loadOutbox().catch(() => null)
          throw (await outbox?.keep(write, { perhapsDone: navigator.onLine })) ?? error
        }
      }
      // One after the other: who is kept first was written first.
      const sent = before.then(send)
      before = sent.catch(() => undefined)
      return sent
    },
  }
}
