/**
 * Sends the calls of oRPC's client as JSON. Its own link also carries files, streams and other types than JSON has, which the contract has none
 * of, and every visit would load that (docs/decisions/0096).
 */
import { type ClientLink, createORPCErrorFromJson, isORPCErrorJson } from '@orpc/client'

type Answer = { json?: unknown; meta?: readonly unknown[] }

type Options<Context> = {
  headersOf: (context: Context) => Record<string, string>
  /** Loads the texts of failures; a failure waits for it, unless it rejects. */
  loadTexts: () => Promise<void>
}

/**
 * Rejects with an `ORPCError` for a failure that the server answers, with a `TypeError` when nothing answers, and with another error for an answer
 * that isn't the API's.
 */
export function jsonLink<Context extends object>({ headersOf, loadTexts }: Options<Context>): ClientLink<Context> {
  return {
    async call(path, input, { context, signal }) {
      const response = await fetch(`/rpc/${path.map(encodeURIComponent).join('/')}`, {
        method: 'POST',
        headers: { ...headersOf(context), 'content-type': 'application/json' },
        body: JSON.stringify({ json: input }),
        redirect: 'manual',
        signal: signal ?? null,
      })
      const { json, meta } = (await response.json()) as Answer
      if (meta) throw new Error(`${path.join('.')} answered with what JSON doesn't have.`)
      if (response.ok) return json
      if (!isORPCErrorJson(json)) throw new Error(`${path.join('.')} answered ${response.status}.`)
      await loadTexts().catch(() => undefined)
      throw createORPCErrorFromJson(json)
    },
  }
}
