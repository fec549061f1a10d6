/**
 * Sends a request to an external server that the administrator configured: with a timeout, a size limit and without redirects.
 * Not safe for URLs that users name, which `guarded-fetch/` fetches. Must not be called inside a transaction.
 */
const TIMEOUT_MS = 10_000
const MAX_BYTES = 1_000_000

export type OutboundRequest = { method: 'GET' | 'POST'; url: string; headers?: Record<string, string>; body?: string }
export type OutboundReply = { status: number; json: unknown }

/** Throws for a timeout, a redirect, a reply above the size limit and a reply that is not JSON. */
export async function requestOutbound({ method, url, headers = {}, body }: OutboundRequest): Promise<OutboundReply> {
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body === undefined ? {} : { body }),
  })
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > MAX_BYTES) throw new Error(`${new URL(url).host} answered more than ${MAX_BYTES} bytes`)
    pieces.push(piece)
  }
  const text = Buffer.concat(pieces).toString('utf8')
  return { status: response.status, json: text === '' ? null : JSON.parse(text) }
}
