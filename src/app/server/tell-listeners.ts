import { dispatchOnce } from '#platform/server/dispatcher.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { hearDueFacts, type Listener } from '#platform/server/listeners.ts'

/** Lets every listener hear every fact there is, and those that come of it, without waiting for a worker. */
export async function tellListeners(kernel: Kernel, listeners: readonly Listener[]): Promise<void> {
  while ((await dispatchOnce(kernel, listeners)) > 0) for (const listener of listeners) await hearDueFacts(kernel, listener)
}
