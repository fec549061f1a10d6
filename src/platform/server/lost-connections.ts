/**
 * Handles rejections that no code awaits. The job queue reports a finished job without awaiting the result, so a database that
 * disconnects at that moment would end the process. Lost connections are logged; any other rejection is a bug and ends the
 * process, as Node.js does by default.
 */
import type { Log } from './log.ts'

/** Error codes of the socket and of PostgreSQL: class 08 is a broken connection, class 57 a server that shuts down or starts. */
const LOST = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|08...|57P0.)$/
/** Messages of errors without a code; the last one is a job that ends while Plaza shuts down. */
const UNNAMED = /connection (terminated|error)|not queryable|timeout exceeded when trying to connect|after calling end on the pool/i

export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return LOST.test(code) || UNNAMED.test(error.message) || isLostConnection(error.cause)
}

/** Returns a function that removes the handler. */
export function ignoreLostConnections(log: Log): () => void {
  const survive = (error: unknown) => {
    if (!isLostConnection(error)) throw error
    log.warn({ error }, 'the database connection was lost during a job')
  }
  process.on('unhandledRejection', survive)
  return () => process.off('unhandledRejection', survive)
}
