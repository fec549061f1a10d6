/** Schemas shared by several operations of approvals. */
import * as z from 'zod'
import { APPROVAL_STATUSES } from '#platform/shared/approval-status.ts'
import { moneyView, pageInput, recordVersion, totalView } from '#platform/shared/contract.ts'
import { recordCard } from '#platform/shared/linked-record.ts'
import { idText, multiLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'

const MAX_NOTE = 500
/** `waiting`: the caller may decide. `mine`: asked by the caller. `decided`: by the caller. */
export const SCOPES = ['waiting', 'mine', 'decided'] as const
export const STEPS = ['requested', 'approved', 'rejected', 'withdrawn'] as const

const moment = z.iso.datetime()
export const requestId = z.string().regex(/^apr_[0-9a-z]{26}$/)
export const note = multiLineText(MAX_NOTE)
export const kind = idText(60)

const requestView = z.object({
  id: requestId,
  /** The name of its kind, and what is to be approved, in the caller's language. */
  kindName: z.string(),
  what: z.string(),
  amount: moneyView.nullable(),
  /** Null: their account is gone. */
  author: userView.nullable(),
  note: z.string(),
  status: z.enum(APPROVAL_STATUSES),
  requestedAt: moment,
  decidedBy: userView.nullable(),
  /** The person in whose place a substitute decided. */
  onBehalfOf: userView.nullable(),
  decidedAt: moment.nullable(),
  decisionNote: z.string(),
  /** Null: it is not about a record that can be shown. */
  record: recordCard.nullable(),
  mayDecide: z.boolean(),
  /** The person for whom the caller would decide as a substitute. */
  wouldDecideFor: userView.nullable(),
  mayWithdraw: z.boolean(),
})

export const requestRecord = requestView.extend({
  steps: z.array(
    z.object({ step: z.enum(STEPS), at: moment, actor: userView.nullable(), onBehalfOf: userView.nullable(), note: z.string() }),
  ),
  /** Who can decide now. Empty: nobody is left, so that it can only be withdrawn. */
  deciders: z.array(userView),
})

export const listInput = z.object({ ...pageInput, scope: z.enum(SCOPES) })
export const requestPage = z.object({ items: z.array(requestView), nextCursor: z.string().nullable(), total: totalView })
export const decision = z.object({ requestId, note })
/** A rejection says why. */
export const rejection = z.object({ requestId, note: note.min(1) })

const WRONG_STATUS = { status: 409, data: z.object({ status: z.enum(APPROVAL_STATUSES) }) } as const
export const decisionFailures = {
  WRONG_STATUS,
  /** Nobody decides about their own request, nor about money they would be paid. */
  OWN_REQUEST: { status: 403 },
} as const
export const withdrawalFailures = { WRONG_STATUS } as const

export const limitView = z.object({
  kind,
  name: z.string(),
  /** Approval is needed above this amount; null: never. */
  overMinor: z.int().min(0).max(1_000_000_000_000).nullable(),
  /** The people who may approve. With fewer than two the limit has no effect on each other. */
  deciders: z.array(userView),
  /** Whether a second person may approve, so that the limit has an effect. */
  isEffective: z.boolean(),
  /** 0 before the first change. */
  version: recordVersion,
})

export const substituteView = z.object({
  id: z.string(),
  person: userView,
  substitute: userView,
  from: moment,
  until: moment,
})

export type ApprovalRequestView = z.infer<typeof requestView>
export type ApprovalRequestRecord = z.infer<typeof requestRecord>
export type LimitView = z.infer<typeof limitView>
export type SubstituteView = z.infer<typeof substituteView>
export type Scope = (typeof SCOPES)[number]
export type Step = (typeof STEPS)[number]
