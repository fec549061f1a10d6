/** Account operations of administrators. Every action is recorded in the audit log. */
import * as z from 'zod'
import { pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { momentRange, type Sort, sortedBy } from '#platform/shared/listing.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { avatarUrl, EMAIL_PROOFS, ROLES, time, userId } from './views.ts'

const suspensionView = z.object({ reason: z.string(), since: time, /** null: until lifted. */ until: time.nullable() })

export const accountView = z.object({
  id: userId,
  username: z.string(),
  name: z.string(),
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
  resource: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
  details: z.record(z.string(), z.unknown()),
})

const checksView = z.object({
  /** Null before the first check. */
  checkedAt: time.nullable(),
  invariants: z.int(),
  /** The invariants' descriptions, in English: their readers maintain the system. */
  names: z.array(z.string()),
  violations: z.array(
    z.object({
      invariant: z.string(),
      resource: z.string(),
      found: z.string(),
      expected: z.string(),
      firstSeenAt: time,
      lastSeenAt: time,
      /** The time of the first check that no longer found the violation. */
      resolvedAt: time.nullable(),
    }),
  ),
})

/** What can be wrong with a backup. */
const BACKUP_PROBLEMS = ['interrupted', 'disk-full', 'damaged', 'newer-plaza', 'invariants-broken', 'no-scratch-database', 'other'] as const

/** `detail`: names of invariants or a system's message, in English: their readers maintain the system. */
const backupProblem = z.object({ code: z.enum(BACKUP_PROBLEMS), detail: z.string().nullable() })

const backupView = z.object({
  id: z.string(),
  state: z.enum(['requested', 'running', 'done', 'failed']),
  reason: z.enum(['daily', 'administrator', 'command']),
  requestedAt: time,
  /** A name in `DATA_DIR/backups`, or a whole path elsewhere. */
  file: z.string(),
  bytes: z.int().nullable(),
  withSecrets: z.boolean(),
  problem: backupProblem.nullable(),
  /** The last time it was restored to try it; null: not yet. */
  verifiedAt: time.nullable(),
  /** Null when that succeeded. */
  verificationProblem: backupProblem.nullable(),
})

const settingsView = z.object({
  /** `closed`: nobody can register; invitations to workspaces need an account too. */
  registration: z.enum(['open', 'closed']),
  version: recordVersion,
})

/** Every sort order is backed by an index. */
const SORTS = ['joined', 'name'] as const

const adminProcedure = { reauth: true } as const
const target = z.object({ id: userId })

export const adminContract = {
  admin: {
    users: {
      list: read('admin', '/admin/users')
        .input(
          z.object({
            ...pageInput,
            /** Matches a part of the username or email, or a whole user id. */
            q: singleLineText(200).optional(),
            role: z.enum(ROLES).optional(),
            state: z.enum(['active', 'suspended']).optional(),
            joined: momentRange.optional(),
            sort: sortedBy(SORTS).default('-joined'),
          }),
        )
        .output(z.object({ users: z.array(accountView), nextCursor: z.string().nullable(), total: totalView })),
      get: read('admin', '/admin/users/{id}').input(target).output(accountView),
      /** Ends the account's sessions at once and notifies its owner by mail. */
      suspend: write('admin', 'PUT', '/admin/users/{id}/suspension', adminProcedure)
        .input(target.extend({ reason: singleLineText(500).min(1), until: time.optional() }))
        .output(accountView)
        .errors({ NOT_ONESELF: { status: 409 }, LAST_ADMINISTRATOR: { status: 409 } }),
      liftSuspension: write('admin', 'DELETE', '/admin/users/{id}/suspension', adminProcedure).input(target).output(accountView),
      /**
       * Ends the account's sessions. The role `vendor` cannot be granted or removed here: it follows the approval of a workspace. Making a
       * vendor a `user` fails with VENDOR_STAYS.
       */
      setRole: write('admin', 'PUT', '/admin/users/{id}/role', adminProcedure)
        .input(target.extend({ role: z.enum(['user', 'admin']) }))
        .output(accountView)
        .errors({ NOT_ONESELF: { status: 409 }, LAST_ADMINISTRATOR: { status: 409 }, VENDOR_STAYS: { status: 409 } }),
    },
    audit: {
      list: read('admin', '/admin/audit')
        .input(z.object({ ...pageInput, cursor: singleLineText(60).optional(), resourceId: singleLineText(60).optional() }))
        .output(z.object({ entries: z.array(auditView), nextCursor: z.string().nullable() })),
    },
    /** The result of the last check of the invariants. */
    checks: { get: read('admin', '/admin/checks').output(checksView) },
    backups: {
      /** The newest 50. `daily`: whether one is taken every day. */
      list: read('admin', '/admin/backups').output(z.object({ daily: z.boolean(), backups: z.array(backupView) })),
      /** A job takes it; until then the list has it as requested. */
      request: write('admin', 'POST', '/admin/backups', adminProcedure)
        .output(backupView)
        .errors({ BACKUP_RUNNING: { status: 409 } }),
    },
    settings: {
      get: read('admin', '/admin/settings').output(settingsView),
      update: write('admin', 'PATCH', '/admin/settings', adminProcedure)
        .input(settingsView)
        .output(settingsView)
        .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
    },
  },
}

export type AccountSort = Sort<(typeof SORTS)[number]>
export type AccountView = z.infer<typeof accountView>
export type AuditView = z.infer<typeof auditView>
export type BackupView = z.infer<typeof backupView>
export type ChecksView = z.infer<typeof checksView>
export type PlatformSettings = z.infer<typeof settingsView>
