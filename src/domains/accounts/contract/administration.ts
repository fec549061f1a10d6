/** What the operator does about accounts. Every act is in the audit log. */
import * as z from 'zod'
import { pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { momentRange, type Sort, sortedBy } from '#platform/shared/listing.ts'
import { line } from '#platform/shared/plain-text.ts'
import { avatarUrl, EMAIL_PROOFS, ROLES, time, userId } from './views.ts'

const suspensionView = z.object({ reason: z.string(), since: time, /** null: until lifted. */ until: time.nullable() })

export const accountView = z.object({
  id: userId,
  username: z.string(),
  email: z.string(),
  avatarUrl,
  role: z.enum(ROLES),
  emailProof: z.enum(EMAIL_PROOFS),
  createdAt: time,
  lastSeenAt: time.nullable(),
  secondFactor: z.boolean(),
  suspension: suspensionView.nullable(),
})

const auditView = z.object({
  id: z.string(),
  at: time,
  actor: z.string(),
  actorName: z.string().nullable(),
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
  details: z.record(z.string(), z.unknown()),
})

const checksView = z.object({
  /** Null before the first check. */
  checkedAt: time.nullable(),
  invariants: z.int(),
  /** What each of them says, in English: they are for whoever mends it. */
  names: z.array(z.string()),
  breaches: z.array(
    z.object({
      invariant: z.string(),
      subject: z.string(),
      found: z.string(),
      expected: z.string(),
      firstSeenAt: time,
      lastSeenAt: time,
      /** When it was no longer found. */
      resolvedAt: time.nullable(),
    }),
  ),
})

const settingsView = z.object({
  /** `closed`: nobody can register; invitations to workspaces need an account too. */
  registration: z.enum(['open', 'closed']),
  version: z.int(),
})

/** Each by its own index. */
const SORTS = ['joined', 'name'] as const

const admin = { proof: 'fresh' } as const
const target = z.object({ id: userId })

export const administration = {
  admin: {
    users: {
      list: read('admin', '/admin/users')
        .input(
          z.object({
            ...pageInput,
            /** Contained in username or email, or a whole id. */
            q: line(200).optional(),
            role: z.enum(ROLES).optional(),
            state: z.enum(['active', 'suspended']).optional(),
            joined: momentRange.optional(),
            sort: sortedBy(SORTS).default('-joined'),
          }),
        )
        .output(z.object({ users: z.array(accountView), nextCursor: z.string().nullable(), total: totalView })),
      get: read('admin', '/admin/users/{id}').input(target).output(accountView),
      /** Ends the account's sessions at once and tells its owner by mail. */
      suspend: write('admin', 'PUT', '/admin/users/{id}/suspension', admin)
        .input(target.extend({ reason: line(500).min(1), until: time.optional() }))
        .output(accountView)
        .errors({ NOT_ONESELF: { status: 409 }, LAST_ADMINISTRATOR: { status: 409 } }),
      liftSuspension: write('admin', 'DELETE', '/admin/users/{id}/suspension', admin).input(target).output(accountView),
      /**
       * Ends the account's sessions. Vendor is not a role to hand out or to take: it comes and goes with the approval of a
       * workspace, so that making a vendor a `user` fails with VENDOR_STAYS.
       */
      setRole: write('admin', 'PUT', '/admin/users/{id}/role', admin)
        .input(target.extend({ role: z.enum(['user', 'admin']) }))
        .output(accountView)
        .errors({ NOT_ONESELF: { status: 409 }, LAST_ADMINISTRATOR: { status: 409 }, VENDOR_STAYS: { status: 409 } }),
    },
    audit: {
      list: read('admin', '/admin/audit')
        .input(z.object({ ...pageInput, cursor: line(60).optional(), subjectId: line(60).optional() }))
        .output(z.object({ entries: z.array(auditView), nextCursor: z.string().nullable() })),
    },
    /** What must be true at every moment, as it was last looked at. */
    checks: { get: read('admin', '/admin/checks').output(checksView) },
    settings: {
      get: read('admin', '/admin/settings').output(settingsView),
      update: write('admin', 'PATCH', '/admin/settings', admin)
        .input(settingsView)
        .output(settingsView)
        .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
    },
  },
}

export type AccountSort = Sort<(typeof SORTS)[number]>
export type AccountView = z.infer<typeof accountView>
export type AuditView = z.infer<typeof auditView>
export type ChecksView = z.infer<typeof checksView>
export type PlatformSettings = z.infer<typeof settingsView>
