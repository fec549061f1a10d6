/** Structured logs, one JSON object a line. Secrets and what people typed never enter a log line. */
import { pino } from 'pino'

export type Log = {
  debug(data: object, message: string): void
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
  child(bindings: Record<string, unknown>): Log
}

export function openLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: pino.stdSerializers.err } })
}
