/**
 * Binds a contract to its handlers: decides access before anything is read, turns validation errors and expected failures
 * into the contract's codes, logs surprises once and tells the outside nothing of them.
 */
import { createHash } from 'node:crypto'
import type { ErrorMap } from '@orpc/contract'
import { ORPCError, os, ValidationError } from '@orpc/server'
import type { Access, OperationMeta } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/language.ts'
import { Failure } from './failure.ts'
import { newGuestId } from './guest.ts'
import type { Call, Idempotency, Kernel, Viewer } from './kernel.ts'

/** What a door knows of a request before an operation is chosen. */
export type RequestContext = {
  kernel: Kernel
  viewer: Viewer
  language: Language
  requestId: string
  idempotencyKey: string | null
  header(name: string): string | null
  /** Called when a guest got their id: the door hands them the token. */
  rememberGuest(id: string): void
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,255}$/

/**
 * The middleware every operation passes: `implement(contract).$context<RequestContext>().use(guard)`. Handlers behind it get
 * `context.call` and the parsed input; without it there is no `call` to hand to a verb.
 */
export const guard = os.$context<RequestContext>().middleware(async ({ context, next, path, procedure }, input) => {
  const { meta, errorMap } = procedure['~orpc']
  const { access, writes } = meta as OperationMeta
  try {
    authorize(context.viewer, access)
    const viewer = writes ? withGuestId(context) : context.viewer
    const idempotency = writes ? idempotencyOf(context.idempotencyKey, path.join('.'), input) : null
    const { kernel, language, requestId } = context
    const call: Call = { kernel, viewer, language, requestId, idempotency }
    return await next({ context: { call } })
  } catch (error) {
    throw outward(error, errorMap, context, path)
  }
})

/** Fails closed: what is not declared, or declared for somebody else, is refused. */
function authorize(_viewer: Viewer, access: Access | undefined): void {
  if (access !== 'anyone') throw new Failure('NOT_FOUND')
}

function withGuestId(context: RequestContext): Viewer {
  if (context.viewer.id !== null) return context.viewer
  const id = newGuestId()
  context.rememberGuest(id)
  return { kind: 'guest', id }
}

function idempotencyOf(key: string | null, operation: string, input: unknown): Idempotency | null {
  if (key === null) return null
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new Failure('INVALID_INPUT', {
      fields: [{ path: 'Idempotency-Key', rule: 'idempotency_key', params: { minimum: 8, maximum: 255 } }],
    })
  }
  return { key, operation, bodyHash: createHash('sha256').update(canonicalJson(input)).digest('hex') }
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
    const declared = errorMap[error.code]
    if (declared) return new ORPCError(error.code, { status: declared.status ?? 500, data: error.data })
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
