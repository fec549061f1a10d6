/**
 * The limits that operations declare in their contract, and one for every write that is open to `anyone`: guests are free to create, so
 * it counts network addresses (docs/decisions/0034-limits-for-strangers.md). Counted before the work, also for rejected calls.
 */
import { createHash } from 'node:crypto'
import type { CallLimit, OperationMeta } from '#platform/shared/contract.ts'
import { toMailbox } from '#platform/shared/same-person.ts'
import type { RateLimit } from './rate-limits.ts'
import type { RequestContext } from './request-context.ts'

/** All writes of one account, or of all guests at one address, except those of a script, stay far below it. */
export const WRITES_PER_MINUTE: RateLimit = { name: 'writes', points: 600, seconds: 60 }

type Caller = Pick<RequestContext, 'viewer' | 'client' | 'idempotencyKey'> & { services: Pick<RequestContext['services'], 'limits'> }

/** Fails with RATE_LIMITED. The same call of the same caller, with the same idempotency key, is not counted again. */
export async function consumeCallLimits(caller: Caller, meta: OperationMeta, operation: string, input: unknown) {
  const { services, viewer, client, idempotencyKey } = caller
  const { limits } = services
  const once = viewer.id === null || idempotencyKey === null ? null : toCallId(viewer.id, idempotencyKey, input)
  if (meta.access === 'anyone' && meta.writes)
    await limits.consumeInBatches(WRITES_PER_MINUTE, viewer.kind === 'member' ? viewer.id : client.address)
  for (const limit of meta.limits ?? []) {
    const key = findKey(limit.per, { viewer, client, input })
    if (key !== null) await limits.consume(toRateLimit(operation, limit), key, once)
  }
}

export function toRateLimit(operation: string, { per, calls, seconds }: CallLimit): RateLimit {
  return { name: `${operation} ${per}`, points: calls, seconds }
}

/** The input is part of it, because the key of a rejected call can be used again, for example to guess another code. */
function toCallId(viewerId: string, idempotencyKey: string, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([viewerId, idempotencyKey, input ?? null]))
    .digest('base64url')
}

/** Null when the call has nothing to count, for example no such field. The input is not validated yet. */
function findKey(per: CallLimit['per'], { viewer, client, input }: Pick<Caller, 'viewer' | 'client'> & { input: unknown }): string | null {
  if (per === 'address') return client.address
  if (per === 'person') return viewer.id ?? client.address
  if (per === 'guestEmail') return viewer.kind === 'member' ? null : readMailbox(input)
  return readField(input, per.slice('input.'.length))
}

function readField(input: unknown, field: string): string | null {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, field) : null
  return typeof value === 'string' ? value : null
}

function readMailbox(input: unknown): string | null {
  const email = readField(input, 'email')
  return email === null ? null : toMailbox(email)
}
