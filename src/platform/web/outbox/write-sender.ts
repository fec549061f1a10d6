import type { Api } from '../api.ts'
import type { CallContext } from '../call-context.ts'
import type { Send } from './send-queue.ts'

type Operation = (input: unknown, options: { context: CallContext }) => Promise<unknown>

/** Sends a write by the name of its operation, with its key and its author. */
export function createWriteSender(api: Api): Send {
  return ({ operation, input, id, writer, workspace }) => {
    const call = operation.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], api) as Operation
    return call(input, { context: { idempotencyKey: id, writer, ...(workspace && { workspace }) } })
  }
}
