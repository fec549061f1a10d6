/** What happens to the body of a request that is answered before it is read. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The rest of a refused body is read and dropped up to this size; a longer one ends with its connection. */
const DROPPED_BYTES = 50_000_000

/**
 * Call it before an answer that may come before the body is read. Closing the connection while the sender still writes would lose the answer,
 * and the sender would see a network error instead of the reason.
 */
export function dropBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return
  const declared = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  if (!(declared <= DROPPED_BYTES)) response.setHeader('connection', 'close')
}
