/** Approvals: what a second person decides, above which amounts, and who stands in for whom. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import {
  decision,
  decisionFailures,
  limitView,
  listInput,
  rejection,
  requestId,
  requestPage,
  requestRecord,
  substituteView,
  withdrawalFailures,
} from './contract/views.ts'

const web = { webOnly: true } as const
const target = z.object({ requestId })
const MAX_SPAN_MS = 366 * 86_400_000

const span = z
  .object({ substituteId: idText(64), from: z.iso.datetime(), until: z.iso.datetime() })
  .refine(({ from, until }) => Date.parse(until) > Date.parse(from), { path: ['until'], params: { rule: 'before_start' } })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= MAX_SPAN_MS, { path: ['until'], params: { rule: 'too_long' } })

export const approvals = {
  requests: {
    /** Newest first. */
    list: read('workspace:any', '/approvals/requests', web).input(listInput).output(requestPage),
    get: read('workspace:any', '/approvals/requests/{requestId}', web).input(target).output(requestRecord),
    approve: write('workspace:any', 'POST', '/approvals/requests/{requestId}/approval', web)
      .input(decision)
      .output(requestRecord)
      .errors(decisionFailures),
    reject: write('workspace:any', 'POST', '/approvals/requests/{requestId}/rejection', web)
      .input(rejection)
      .output(requestRecord)
      .errors(decisionFailures),
    /** By its author, or, when nobody is left who could decide, by an owner or manager. */
    withdraw: write('workspace:any', 'POST', '/approvals/requests/{requestId}/withdrawal', web)
      .input(target)
      .output(requestRecord)
      .errors(withdrawalFailures),
  },
  limits: {
    /** The kinds that this workspace may limit. */
    list: read('workspace:any', '/approvals/limits', web).output(z.object({ items: z.array(limitView) })),
    /** Open requests keep the rule they were made under. */
    update: write('workspace:manager', 'PUT', '/approvals/limits/{kind}', web)
      .input(limitView.pick({ kind: true, overMinor: true, version: true }))
      .output(limitView)
      .errors({ STALE: { status: 409, data: z.object({ current: limitView }) } }),
  },
  substitutes: {
    /** Those of the caller that are not over: for whom they stand in, and who stands in for them. */
    list: read('workspace:any', '/approvals/substitutes', web).output(z.object({ items: z.array(substituteView) })),
    /** Names somebody who decides in the caller's place. */
    create: write('workspace:any', 'POST', '/approvals/substitutes', web)
      .input(span)
      .output(substituteView)
      .errors({
        /** The substitute is no member of this workspace. */
        NOT_A_MEMBER: { status: 409 },
        SAME_PERSON: { status: 409 },
        ALREADY_OVER: { status: 409 },
        /** The caller has a substitute at that time. */
        OVERLAPS: { status: 409 },
      }),
    delete: write('workspace:any', 'DELETE', '/approvals/substitutes/{id}', web)
      .input(z.object({ id: idText(64) }))
      .output(z.object({})),
  },
  /** Requests of the platform. */
  admin: {
    requests: {
      list: read('admin', '/admin/approvals/requests').input(listInput).output(requestPage),
      get: read('admin', '/admin/approvals/requests/{requestId}').input(target).output(requestRecord),
      approve: write('admin', 'POST', '/admin/approvals/requests/{requestId}/approval', { reauth: true })
        .input(decision)
        .output(requestRecord)
        .errors(decisionFailures),
      reject: write('admin', 'POST', '/admin/approvals/requests/{requestId}/rejection', { reauth: true })
        .input(rejection)
        .output(requestRecord)
        .errors(decisionFailures),
      withdraw: write('admin', 'POST', '/admin/approvals/requests/{requestId}/withdrawal', { reauth: true })
        .input(target)
        .output(requestRecord)
        .errors(withdrawalFailures),
    },
  },
}

export type { ApprovalRequestRecord, ApprovalRequestView, LimitView, Scope, Step, SubstituteView } from './contract/views.ts'
