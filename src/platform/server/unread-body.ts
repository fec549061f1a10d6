/** What happens to the body of a request that is answered before it is read. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Node reads and drops what is left of a body after the answer. One that is longer than this ends with its connection instead. */
const DRAINED_BYTES = 50_000_000

/**
 * Call it before an answer that may come before the body is read. Closing the connection while the sender still writes would lose the answer,
 * and the sender would see a network error instead of the reason.
 */
export function drainOrClose(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return
  const declared = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  if (!(declared <= DRAINED_BYTES)) response.setHeader('connection', 'close')
}
