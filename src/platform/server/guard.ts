/**
 * Guards every operation: decides access before any data is read, turns validation errors and expected failures into the
 * contract's codes, and logs unexpected errors once without exposing them to the caller.
 */
import { createHmac } from 'node:crypto'
import type { ErrorMap } from '@orpc/contract'
import { ORPCError, os, ValidationError } from '@orpc/server'
import type { OperationMeta } from '#platform/shared/contract.ts'
import { authorize } from './authorize.ts'
import { consumeCallLimits } from './call-limits.ts'
import { Failure } from './failure.ts'
import { newGuestId } from './guest.ts'
import type { RequestContext } from './request-context.ts'
import type { Idempotency, OperationContext, Viewer } from './services.ts'

export type { RequestContext } from './request-context.ts'

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,255}$/

/**
 * The middleware every operation passes (implement-operations.ts). Handlers behind it get `context.ctx` and the parsed input; without
 * the guard there is no context for a command.
 */
export const guard = os.$context<RequestContext>().middleware(async ({ context, next, path, procedure }, input) => {
  const { meta, errorMap } = procedure['~orpc']
  const { writes, replay, anonymous } = meta as OperationMeta
  try {
    const membership = await authorize(context, meta)
    rejectUnusable(input)
    await consumeCallLimits(context, meta, path.join('.'), input)
    const viewer = writes && !anonymous ? withGuestId(context) : context.viewer
    const about = [membership?.workspaceId ?? null, input] as const
    const idempotency = writes ? toIdempotency(context, path.join('.'), about, replay ?? 'answer') : null
    const { services, language, requestId, client } = context
    const base: OperationContext = { services, viewer, membership, client, language, requestId, idempotency }
    const ctx = viewer.kind === 'member' ? { ...base, userId: viewer.id } : base
    return await next({ context: { ctx } })
  } catch (error) {
    throw toContractError(error, errorMap, context, path)
  }
})

/** The status of INVALID_INPUT when a text exceeds its maximum: the request was understood. */
const TOO_LONG = 422
/** Deeper than any input; a URL query can be nested too. */
const MAX_DEPTH = 32

/**
 * Fails with INVALID_INPUT for text that PostgreSQL cannot store, NUL and lone surrogates, and for values that JSON doesn't have, such as
 * the dates and big integers of oRPC.
 */
function rejectUnusable(input: unknown, path: readonly string[] = []): void {
  const reject = (rule: string, params = {}) => new Failure('INVALID_INPUT', { fields: [{ path: path.join('.'), rule, params }] })
  if (typeof input === 'string' && (input.includes('\0') || !input.isWellFormed())) throw reject('characters')
  if (typeof input === 'bigint' || (typeof input === 'object' && !isPlain(input))) throw reject('unreadable')
  if (typeof input !== 'object' || input === null) return
  if (path.length === MAX_DEPTH) throw reject('depth', { maximum: MAX_DEPTH })
  for (const [key, value] of Object.entries(input)) {
    if (key.includes('\0') || !key.isWellFormed()) throw reject('characters')
    rejectUnusable(value, [...path, key])
  }
}

/** An array, or an object without a class: oRPC makes those of queries without a prototype. */
function isPlain(value: object | null): boolean {
  if (value === null || Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function withGuestId(context: RequestContext): Viewer {
  if (context.viewer.id !== null) return context.viewer
  const id = newGuestId()
  context.rememberGuest(id)
  return { kind: 'guest', id }
}

/** The body is hashed with a key, because it can contain a password and the stored row outlives the request. */
function toIdempotency(
  { services, idempotencyKey: key }: RequestContext,
  operation: string,
  [workspaceId, input]: readonly [string | null, unknown],
  replay: Idempotency['replay'],
): Idempotency | null {
  if (key === null) return null
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new Failure('INVALID_INPUT', {
      fields: [{ path: 'Idempotency-Key', rule: 'idempotency_key', params: { minimum: 8, maximum: 255 } }],
    })
  }
  const bodyHash = createHmac('sha256', services.secretFor('idempotency'))
    .update(canonicalJson([workspaceId, input]))
    .digest('hex')
  return { key, operation, bodyHash, replay }
}

/** JSON with sorted keys, so that the order of keys does not change the hash. */
function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? 'null'
  )
}

function toContractError(error: unknown, errorMap: ErrorMap, context: RequestContext, path: readonly string[]): unknown {
  if (error instanceof Failure) {
    if (error.code === 'RATE_LIMITED') context.retryAfter((error.data as { retryAfterS: number }).retryAfterS)
    const declared = errorMap[error.code]
    if (declared) {
      const { status = 500, message } = declared
      return new ORPCError(error.code, { status, data: error.data, ...(message !== undefined && { message }) })
    }
    context.services.log.error(
      { operation: path.join('.'), code: error.code, requestId: context.requestId },
      'a failure that the contract does not declare',
    )
    return new ORPCError('INTERNAL_SERVER_ERROR')
  }
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    const fields = error.cause.issues.map(toInvalidField)
    return new ORPCError('INVALID_INPUT', { status: fields.some(isTooLong) ? TOO_LONG : 400, data: { fields } })
  }
  context.services.log.error(
    { operation: path.join('.'), requestId: context.requestId, error: rootCause(error) },
    'an operation failed unexpectedly',
  )
  return new ORPCError('INTERNAL_SERVER_ERROR')
}

function isTooLong({ rule, params }: InvalidField): boolean {
  return rule === 'too_big' && params['origin'] === 'string'
}

/** Names the fields of an output that violates its contract; the values are not logged. */
function rootCause(error: unknown): unknown {
  if (error instanceof ORPCError && error.cause instanceof ValidationError)
    return new Error(`${error.message}: ${JSON.stringify(error.cause.issues.map(toInvalidField))}`)
  return error
}

type ValidationIssue = { path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined; message: string }

type InvalidField = { path: string; rule: string; params: Record<string, unknown> }

/** Returns `{ path: 'shippingAddress.city', rule: 'too_small', params: { minimum: 1 } }`, from which the web builds a message. */
function toInvalidField(issue: ValidationIssue): InvalidField {
  const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
  const { code, minimum, maximum, format, values, expected, origin, params: named } = issue as ValidationIssue & Record<string, unknown>
  const params = Object.fromEntries(
    Object.entries({ minimum, maximum, format, values, expected, origin }).filter(([, value]) => value !== undefined),
  )
  return { path, rule: namedRule(named) ?? (typeof code === 'string' ? code : 'invalid'), params }
}

/** `.refine(check, { params: { rule } })` of a contract names its rule. */
function namedRule(params: unknown): string | null {
  return typeof params === 'object' && params !== null && 'rule' in params && typeof params.rule === 'string' ? params.rule : null
}
