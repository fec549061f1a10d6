/**
 * Sends requests to external servers that the administrator configured: with a timeout, a size limit and without redirects.
 * Not safe for URLs that users name, which `guarded-fetch/` fetches. Must not be called inside a transaction.
 */
const TIMEOUT_MS = 10_000
const MAX_BYTES = 1_000_000

export type OutboundRequest = { method: 'GET' | 'POST'; url: string; headers?: Record<string, string>; body?: string }
export type OutboundReply = { status: number; json: unknown }

/** `fetch` with these limits, for packages that build their own requests. Throws for a timeout, a redirect and a reply above the size limit. */
export const fetchOutbound: typeof fetch = async (input, init = {}) => {
  const expired = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, expired]) : expired
  const response = await fetch(input, { ...init, redirect: 'error', signal })
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > MAX_BYTES) throw new Error(`${new URL(response.url).host} answered more than ${MAX_BYTES} bytes`)
    pieces.push(piece)
  }
  const { status, headers } = response
  return new Response(bytes === 0 ? null : Buffer.concat(pieces), { status, headers })
}

/** Throws like `fetchOutbound`, and for a reply that is not JSON. */
export async function requestOutbound({ method, url, headers = {}, body }: OutboundRequest): Promise<OutboundReply> {
  const response = await fetchOutbound(url, { method, headers, ...(body === undefined ? {} : { body }) })
  const text = await response.text()
  return { status: response.status, json: text === '' ? null : JSON.parse(text) }
}
