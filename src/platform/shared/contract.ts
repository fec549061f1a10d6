/**
 * The building blocks of contracts. An operation declares who may call it (`access`), its input, its output and its failures;
 * `guard` (platform/server) enforces each of them.
 */
import { oc } from '@orpc/contract'
import * as z from 'zod'
import type { Permission } from './permissions.ts'
import { idText } from './plain-text.ts'

export { PERMISSIONS, type Permission } from './permissions.ts'

/**
 * Who may call an operation (spec §6, docs/tour.md).
 * - `anyone`: guests too. For private data they present a link token or their cart's token.
 * - `member`: a signed-in account. `admin`: an administrator; everybody else gets NOT_FOUND.
 * - `workspace:<permission>`: a member of the workspace in the header `Plaza-Workspace` who has that permission; `any` is every
 *   member, `manager` an owner or manager, `owner` the owner. `vendor:<permission>`: the same in a workspace approved to sell.
 */
export type Access = 'anyone' | 'member' | 'admin' | `workspace:${Permission | 'any' | 'manager' | 'owner'}` | `vendor:${Permission}`

/** How often an operation may be called by one `per`, within a window of `seconds` that starts with the first call. */
export type CallLimit = {
  /**
   * `address`: the client's network address. `person`: the account or the guest. `guestEmail`: the email address that a guest entered
   * in the field `email`. `input.<field>`: the text of a field.
   */
  per: 'address' | 'person' | 'guestEmail' | `input.${string}`
  calls: number
  seconds: number
}

export type OperationMeta<A extends Access = Access> = {
  /** An operation without access is rejected at start; it is never treated as public. Its type narrows the handler's context. */
  access?: A
  /** A write runs in one transaction, honors `Idempotency-Key` and is rejected when it comes from another site. */
  writes?: boolean
  /** Not part of the public API, because it depends on the session cookie. Implied for `member` and `admin`. */
  webOnly?: boolean
  /** The session must have re-authenticated within the last ten minutes, else REAUTHENTICATION_NEEDED (ASVS 7.5.1). */
  reauth?: true
  /** The reply holds a secret and is not stored; a repeated idempotency key fails with ALREADY_DONE. */
  replay?: 'reject'
  /** A guest who calls it gets no guest id and no cookie; for counting anonymous visits. */
  anonymous?: true
  /**
   * May be queued on the device while offline; it is sent later with the same idempotency key (docs/decisions/0017-offline.md).
   * Forbidden for operations that move money, permissions or keys; a boundary test checks this.
   */
  offline?: true
  /** Failing with RATE_LIMITED beyond them. Writes that are open to `anyone` have a generous limit besides (call-limits.ts). */
  limits?: readonly CallLimit[]
}

export const failures = {
  /** With the status 422 when a text is longer than its maximum. */
  INVALID_INPUT: {
    status: 400,
    data: z.object({ fields: z.array(z.object({ path: z.string(), rule: z.string(), params: z.record(z.string(), z.unknown()) })) }),
  },
  /** The operation requires a signed-in account. */
  UNAUTHENTICATED: { status: 401 },
  REAUTHENTICATION_NEEDED: { status: 403 },
  /** An administrator must set up a second factor first. */
  SECOND_FACTOR_REQUIRED: { status: 403 },
  /** The member of this workspace lacks the permission that the operation requires. */
  PERMISSION_NEEDED: { status: 403, data: z.object({ permission: z.string() }) },
  NOT_FOUND: { status: 404 },
  ALREADY_DONE: { status: 409 },
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  RATE_LIMITED: { status: 429, data: z.object({ retryAfterS: z.int() }) },
  BUSY: { status: 503 },
} as const

type ReadOptions = Pick<OperationMeta, 'webOnly' | 'reauth' | 'replay' | 'limits'>
type WriteOptions = Pick<OperationMeta, keyof ReadOptions | 'offline' | 'anonymous'>

/** A read: safe, cacheable, GET in the public API. */
export function read<const A extends Access>(access: A, path: `/${string}`, more: ReadOptions = {}) {
  return withAccess({ ...more, access, writes: false }).route({ method: 'GET', path })
}

/** A write, available in the public API by `method` and `path`. */
export function write<const A extends Access>(
  access: A,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  more: WriteOptions = {},
) {
  return withAccess({ ...more, access, writes: true }).route({ method, path })
}

function withAccess<A extends Access>(meta: OperationMeta<A>) {
  return oc.$meta<OperationMeta<A>>(meta).errors(failures)
}

/** Ten billion of the currency: sums of such amounts stay exact. */
export const MAX_AMOUNT_MINOR = 1_000_000_000_000

/** Counts the changes of a record. A write names the version that its author saw. */
export const recordVersion = z.int().min(0).max(2_147_483_647)

export const moneyView = z.object({ amountMinor: z.int(), currency: z.string().length(3) })

export const imageView = z.object({
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The same picture in several widths, narrow to wide. */
  sources: z.array(z.object({ width: z.int().positive(), url: z.string() })).min(1),
})

/** The number of rows of a filtered list: exact up to 5,000, beyond that shown as “5,000+”. */
export const totalView = z.object({ count: z.int().min(0), exact: z.boolean() })

export const pageInput = { cursor: idText(500).optional(), limit: z.int().min(1).max(100).default(24) }

export type MoneyView = z.infer<typeof moneyView>
export type ImageView = z.infer<typeof imageView>
export type TotalView = z.infer<typeof totalView>
