/** Structured logs, one JSON object per line. Secrets and user input are never logged. */
import { pino } from 'pino'

export type Log = {
  debug(data: object, message: string): void
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
  child(bindings: Record<string, unknown>): Log
}

export function openLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: errorForLog } })
}

/** Logs only these fields of an error, because drivers attach whole connections, including credentials, to their errors. */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? { code: error.code } : {}
  return { name, message, ...code, stack, ...(cause === undefined ? {} : { cause: errorForLog(cause) }) }
}
