/**
 * What every contract is written with. An operation names who may call it (`access`), what it takes, what it answers and
 * how it can fail; `bind` (platform/server) enforces each of them.
 */
import { oc } from '@orpc/contract'
import * as z from 'zod'
import type { Area } from './areas.ts'

export { AREAS, type Area } from './areas.ts'

/**
 * Who may call an operation (spec §6, docs/tour.md).
 * - `anyone`: guests too. What they see beyond public things they prove with a link or their cart's token.
 * - `member`: a signed-in account. `admin`: the operator; to everybody else the operation does not exist.
 * - `workspace:<area>`: a person of the workspace named by the header `Plaza-Workspace` who holds that area; `any` is every
 *   person of it, `manager` an owner or manager, `owner` the owner. `vendor:<area>`: the same, and it is approved to sell.
 */
export type Access = 'anyone' | 'member' | 'admin' | `workspace:${Area | 'any' | 'manager' | 'owner'}` | `vendor:${Area}`

export type OperationMeta = {
  /** Undeclared access is refused at start, never read as public. */
  access?: Access
  /** A write: runs in one transaction, honours `Idempotency-Key`, is refused from other sites. */
  writes?: boolean
  /** Lives by the session cookie: not on the public door. Everything for members and administrators is. */
  webOnly?: boolean
  /** `fresh`: the session proved itself within the last ten minutes, else REAUTHENTICATION_NEEDED (ASVS 7.5.1). */
  proof?: 'fresh'
  /** `refuse`: the reply holds a secret and is not stored; the same idempotency key again fails with ALREADY_DONE. */
  repeat?: 'refuse'
  /** A guest who calls it gets no name, and so no cookie: for what is counted of everybody. */
  nameless?: true
  /**
   * May wait on the device while there is no connection, and is sent later under the same idempotency key (docs/decisions/0017-offline.md).
   * Never what moves money, rights or keys; a wall test holds that.
   */
  offline?: true
}

export const failures = {
  INVALID_INPUT: {
    status: 400,
    data: z.object({ fields: z.array(z.object({ path: z.string(), rule: z.string(), params: z.record(z.string(), z.unknown()) })) }),
  },
  /** Nobody is signed in, and somebody has to be. */
  UNAUTHENTICATED: { status: 401 },
  REAUTHENTICATION_NEEDED: { status: 403 },
  /** A person of this workspace without the area the operation asks for. */
  AREA_NEEDED: { status: 403, data: z.object({ area: z.string() }) },
  NOT_FOUND: { status: 404 },
  ALREADY_DONE: { status: 409 },
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  RATE_LIMITED: { status: 429, data: z.object({ retryAfterS: z.int() }) },
  BUSY: { status: 503 },
} as const

const base = oc.$meta<OperationMeta>({}).errors(failures)

type More = Pick<OperationMeta, 'webOnly' | 'proof' | 'repeat'>
type MoreOfWrite = Pick<OperationMeta, keyof More | 'offline' | 'nameless'>

/** A read: safe, cacheable, GET on the public door. */
export function read(access: Access, path: `/${string}`, more: More = {}) {
  return base.meta({ ...more, access, writes: false }).route({ method: 'GET', path })
}

/** A write on the public door by `method` and `path`. */
export function write(access: Access, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: `/${string}`, more: MoreOfWrite = {}) {
  return base.meta({ ...more, access, writes: true }).route({ method, path })
}

export const moneyView = z.object({ amountMinor: z.int(), currency: z.string().length(3) })

export const imageView = z.object({
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The same picture in several widths, narrow to wide. */
  sources: z.array(z.object({ width: z.int().positive(), url: z.string() })).min(1),
})

/** How much of a filtered list there is: exact up to 5,000, from there «5,000+». */
export const totalView = z.object({ count: z.int().min(0), exact: z.boolean() })

export const pageInput = { cursor: z.string().max(500).optional(), limit: z.int().min(1).max(100).default(24) }

export type MoneyView = z.infer<typeof moneyView>
export type ImageView = z.infer<typeof imageView>
export type TotalView = z.infer<typeof totalView>
