/**
 * Binds a contract to its handlers: decides access before anything is read, turns validation errors and expected failures
 * into the contract's codes, logs surprises once and tells the outside nothing of them.
 */
import { createHmac } from 'node:crypto'
import type { ErrorMap } from '@orpc/contract'
import { ORPCError, os, ValidationError } from '@orpc/server'
import type { OperationMeta } from '#platform/shared/contract.ts'
import { admit } from './admit.ts'
import { Failure } from './failure.ts'
import { newGuestId } from './guest.ts'
import type { Call, Idempotency, Viewer } from './kernel.ts'
import type { RequestContext } from './request-context.ts'

export type { RequestContext } from './request-context.ts'

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,255}$/

/**
 * The middleware every operation passes: `implement(contract).$context<RequestContext>().use(guard)`. Handlers behind it get
 * `context.call` and the parsed input; without it there is no `call` to hand to a verb.
 */
export const guard = os.$context<RequestContext>().middleware(async ({ context, next, path, procedure }, input) => {
  const { meta, errorMap } = procedure['~orpc']
  const { writes, repeat, nameless } = meta as OperationMeta
  try {
    const seat = await admit(context, meta)
    refuseUnstorable(input)
    const viewer = writes && !nameless ? withGuestId(context) : context.viewer
    const about = [seat?.workspaceId ?? null, input] as const
    const idempotency = writes ? idempotencyOf(context, path.join('.'), about, repeat ?? 'answer') : null
    const { kernel, language, requestId, client } = context
    const call: Call = { kernel, viewer, seat, client, language, requestId, idempotency }
    return await next({ context: { call } })
  } catch (error) {
    throw outward(error, errorMap, context, path)
  }
})

/** PostgreSQL keeps no NUL and no half of a surrogate pair in a text: whoever sends one hears it, from whatever field. */
function refuseUnstorable(input: unknown, path = ''): void {
  if (typeof input === 'string' && (input.includes('\0') || !input.isWellFormed())) {
    throw new Failure('INVALID_INPUT', { fields: [{ path, rule: 'characters', params: {} }] })
  }
  if (typeof input !== 'object' || input === null) return
  for (const [key, value] of Object.entries(input)) refuseUnstorable(value, path ? `${path}.${key}` : key)
}

function withGuestId(context: RequestContext): Viewer {
  if (context.viewer.id !== null) return context.viewer
  const id = newGuestId()
  context.rememberGuest(id)
  return { kind: 'guest', id }
}

/** The body's hash is keyed: a body can hold a password, and the row outlives the request. */
function idempotencyOf(
  { kernel, idempotencyKey: key }: RequestContext,
  operation: string,
  [workspaceId, input]: readonly [string | null, unknown],
  repeat: Idempotency['repeat'],
): Idempotency | null {
  if (key === null) return null
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new Failure('INVALID_INPUT', {
      fields: [{ path: 'Idempotency-Key', rule: 'idempotency_key', params: { minimum: 8, maximum: 255 } }],
    })
  }
  const bodyHash = createHmac('sha256', kernel.secretFor('idempotency'))
    .update(canonicalJson([workspaceId, input]))
    .digest('hex')
  return { key, operation, bodyHash, repeat }
}

/** JSON with sorted keys: the same body in another order is the same body. */
function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? 'null'
  )
}

function outward(error: unknown, errorMap: ErrorMap, context: RequestContext, path: readonly string[]): unknown {
  if (error instanceof Failure) {
    if (error.code === 'RATE_LIMITED') context.retryAfter((error.data as { retryAfterS: number }).retryAfterS)
    const declared = errorMap[error.code]
    if (declared) {
      const { status = 500, message } = declared
      return new ORPCError(error.code, { status, data: error.data, ...(message !== undefined && { message }) })
    }
    context.kernel.log.error(
      { operation: path.join('.'), code: error.code, requestId: context.requestId },
      'a failure that the contract does not declare',
    )
    return new ORPCError('INTERNAL_SERVER_ERROR')
  }
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    return new ORPCError('INVALID_INPUT', { status: 400, data: { fields: error.cause.issues.map(fieldOf) } })
  }
  context.kernel.log.error(
    { operation: path.join('.'), requestId: context.requestId, error: rootCause(error) },
    'an operation failed unexpectedly',
  )
  return new ORPCError('INTERNAL_SERVER_ERROR')
}

/** An output that breaks its contract says which field; the values stay out of the log. */
function rootCause(error: unknown): unknown {
  if (error instanceof ORPCError && error.cause instanceof ValidationError)
    return new Error(`${error.message}: ${JSON.stringify(error.cause.issues.map(fieldOf))}`)
  return error
}

type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined; message: string }

/** `{ path: 'shippingAddress.city', rule: 'too_small', params: { minimum: 1 } }`: what the web needs to word it. */
function fieldOf(issue: Issue): { path: string; rule: string; params: Record<string, unknown> } {
  const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
  const { code, minimum, maximum, format, values, expected, origin } = issue as Issue & Record<string, unknown>
  const params = Object.fromEntries(
    Object.entries({ minimum, maximum, format, values, expected, origin }).filter(([, value]) => value !== undefined),
  )
  return { path, rule: typeof code === 'string' ? code : 'invalid', params }
}
