/** Failures travel as code and parameters; here they become words. */
import { ORPCError } from '@orpc/client'
import type { TFunction } from 'i18next'

const MINUTE_S = 60
const HOUR_MINUTES = 60

export type FieldFailure = { path: string; rule: string; params: Record<string, unknown> }

/** The contract's code; `NETWORK` when no answer came, `UNEXPECTED` for what no contract declares. */
export function codeOf(error: unknown): string {
  if (error instanceof ORPCError) return error.code === 'INTERNAL_SERVER_ERROR' ? 'UNEXPECTED' : String(error.code)
  return error instanceof TypeError ? 'NETWORK' : 'UNEXPECTED'
}

/** Whether Plaza has said what became of it. After silence or a breakdown nobody knows. */
export function isAnswered(error: unknown): boolean {
  return !['NETWORK', 'BUSY', 'UNEXPECTED', 'NOT_KEPT'].includes(codeOf(error))
}

/** Whether a write waits on this device: nothing went wrong, and nothing is done yet. */
export function isKept(error: unknown): boolean {
  return codeOf(error) === 'KEPT'
}

export function dataOf(error: unknown): unknown {
  return error instanceof ORPCError ? error.data : undefined
}

export function fieldsOf(error: unknown): FieldFailure[] {
  const data = dataOf(error)
  return codeOf(error) === 'INVALID_INPUT' && isFields(data) ? data.fields : []
}

/**
 * The sentence for a failure: `<words>.failure.<CODE>`, mostly of a domain, with the failure's own parameters, else the platform's.
 * Literal keys of the platform: platform.failure.NOT_FOUND, platform.failure.BUSY, platform.failure.NETWORK,
 * platform.failure.INVALID_INPUT, platform.failure.IDEMPOTENCY_KEY_REUSED, platform.failure.UPLOAD_FAILED, platform.failure.RATE_LIMITED,
 * which is told how long to wait.
 */
export function failureText(t: TFunction, error: unknown, words?: string): string {
  const code = codeOf(error)
  const data = dataOf(error)
  const params = { ...(typeof data === 'object' && data), ...(isRateLimit(data) && { wait: waitText(t, data.retryAfterS) }) }
  const keys = [...(words ? [`${words}.failure.${code}`] : []), `platform.failure.${code}`, 'platform.failure.UNEXPECTED']
  return t(keys, params)
}

/** In the unit people would say it in, rounded up: nobody is sent back too early. */
export function waitText(t: TFunction, seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_S)
  if (seconds < MINUTE_S) return t('platform.wait.seconds', { count: seconds })
  if (minutes < HOUR_MINUTES) return t('platform.wait.minutes', { count: minutes })
  return t('platform.wait.hours', { count: Math.ceil(minutes / HOUR_MINUTES) })
}

function isRateLimit(data: unknown): data is { retryAfterS: number } {
  return typeof data === 'object' && data !== null && 'retryAfterS' in data && typeof data.retryAfterS === 'number'
}

function isFields(data: unknown): data is { fields: FieldFailure[] } {
  return typeof data === 'object' && data !== null && 'fields' in data && Array.isArray(data.fields)
}
