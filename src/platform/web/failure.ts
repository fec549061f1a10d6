/** Failures are codes with parameters; this file turns them into text. */
import { ORPCError } from '@orpc/client'
import type { TFunction } from 'i18next'

const MINUTE_S = 60
const HOUR_MINUTES = 60

export type FieldFailure = { path: string; rule: string; params: Record<string, unknown> }

/** The error code of the contract; `NETWORK` without a response, `UNEXPECTED` for anything the contract doesn't declare. */
export function errorCode(error: unknown): string {
  if (error instanceof ORPCError) return error.code === 'INTERNAL_SERVER_ERROR' ? 'UNEXPECTED' : String(error.code)
  return error instanceof TypeError ? 'NETWORK' : 'UNEXPECTED'
}

/** Whether the server gave a definite answer. After a network or server error the outcome is unknown. */
export function isAnswered(error: unknown): boolean {
  return !['NETWORK', 'BUSY', 'UNEXPECTED', 'NOT_QUEUED'].includes(errorCode(error))
}

/** Whether the write is queued on this device: not failed, but not sent yet. */
export function isQueued(error: unknown): boolean {
  return errorCode(error) === 'QUEUED'
}

export function errorData(error: unknown): unknown {
  return error instanceof ORPCError ? error.data : undefined
}

/** The fields that INVALID_INPUT names, and failures of the same shape. */
export function fieldFailures(error: unknown): FieldFailure[] {
  const data = errorData(error)
  return isFields(data) ? data.fields : []
}

/**
 * The message of a failure: `<words>.failure.<CODE>`, mostly from a domain, with the failure's parameters, else the message of the
 * platform. Literal keys of the platform: platform.failure.NOT_FOUND, platform.failure.BUSY, platform.failure.NETWORK,
 * platform.failure.INVALID_INPUT, platform.failure.EMAIL_NOT_CONFIRMED, platform.failure.IDEMPOTENCY_KEY_REUSED, platform.failure.UPLOAD_FAILED,
 * platform.failure.TERMS_CHANGED, and
 * platform.failure.RATE_LIMITED, which says how long to wait.
 */
export function failureText(t: TFunction, error: unknown, words?: string): string {
  const code = errorCode(error)
  const data = errorData(error)
  const params = { ...(typeof data === 'object' && data), ...(isRateLimit(data) && { wait: waitText(t, data.retryAfterS) }) }
  const keys = [...(words ? [`${words}.failure.${code}`] : []), `platform.failure.${code}`, 'platform.failure.UNEXPECTED']
  return t(keys, params)
}

/** The waiting time in a readable unit, rounded up so that nobody retries too early. */
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
