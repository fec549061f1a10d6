/** Failures travel as code and parameters; here they become words. */
import { ORPCError } from '@orpc/client'
import type { TFunction } from 'i18next'

export type FieldFailure = { path: string; rule: string; params: Record<string, unknown> }

/** The contract's code; `NETWORK` when no answer came, `UNEXPECTED` for what no contract declares. */
export function codeOf(error: unknown): string {
  if (error instanceof ORPCError) return error.code === 'INTERNAL_SERVER_ERROR' ? 'UNEXPECTED' : String(error.code)
  return error instanceof TypeError ? 'NETWORK' : 'UNEXPECTED'
}

export function dataOf(error: unknown): unknown {
  return error instanceof ORPCError ? error.data : undefined
}

export function fieldsOf(error: unknown): FieldFailure[] {
  const data = dataOf(error)
  return codeOf(error) === 'INVALID_INPUT' && isFields(data) ? data.fields : []
}

/**
 * The sentence for a failure: `<domain>.failure.<CODE>` with the failure's own parameters, else the platform's.
 * Literal keys of the platform: platform.failure.NOT_FOUND, platform.failure.BUSY, platform.failure.NETWORK,
 * platform.failure.INVALID_INPUT, platform.failure.IDEMPOTENCY_KEY_REUSED.
 */
export function failureText(t: TFunction, error: unknown, domain?: string): string {
  const code = codeOf(error)
  const data = dataOf(error)
  const params = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  const keys = [...(domain ? [`${domain}.failure.${code}`] : []), `platform.failure.${code}`, 'platform.failure.UNEXPECTED']
  return t(keys, params)
}

function isFields(data: unknown): data is { fields: FieldFailure[] } {
  return typeof data === 'object' && data !== null && 'fields' in data && Array.isArray(data.fields)
}
