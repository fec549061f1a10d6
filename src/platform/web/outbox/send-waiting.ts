import type { Api } from '../api.ts'
import type { CallContext } from '../call-context.ts'
import type { Send } from './drain.ts'

type Operation = (input: unknown, options: { context: CallContext }) => Promise<unknown>

/** Asks Plaza for a write by the name of its operation, under its key, as its writer. */
export function sendWaiting(api: Api): Send {
  return ({ operation, input, id, writer, workspace }) => {
    const call = operation.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], api) as Operation
    return call(input, { context: { intent: id, writer, ...(workspace && { workspace }) } })
  }
}
