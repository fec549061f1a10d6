/**
 * The last resort for rejections nobody waits for. The job queue reports a finished job without waiting for the answer, so a
 * database that goes away at that moment would end the process: a lost connection is logged and lived through. Anything
 * else is a mistake of ours and ends the process, as Node would.
 */
import type { Log } from './log.ts'

/** Of the socket, and of PostgreSQL: class 08 is a broken connection, class 57 the server going down or coming up. */
const LOST = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|08...|57P0.)$/
/** Without a code; the last is a job that ends while Plaza itself is going down. */
const UNNAMED = /connection (terminated|error)|not queryable|timeout exceeded when trying to connect|after calling end on the pool/i

export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return LOST.test(code) || UNNAMED.test(error.message) || isLostConnection(error.cause)
}

/** Answers how to stop surviving. */
export function surviveLostConnections(log: Log): () => void {
  const survive = (error: unknown) => {
    if (!isLostConnection(error)) throw error
    log.warn({ error }, 'the database went away under a job')
  }
  process.on('unhandledRejection', survive)
  return () => process.off('unhandledRejection', survive)
}
