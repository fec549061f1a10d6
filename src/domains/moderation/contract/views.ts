import * as z from 'zod'
import { imageView } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { REPORT_REASONS } from '../../reports/contract.ts'
import { ACTIONS, OUTCOMES } from './limits.ts'

export const time = z.iso.datetime()
export const type = idText(40)
export const id = idText(64)
export const reason = z.enum(REPORT_REASONS)
export const action = z.enum(ACTIONS)

export const verdictView = z.object({ outcome: z.enum(OUTCOMES), text: z.string(), decidedAt: time })

/** As its author sees it: nothing of who reported or decided. */
export const statementView = z.object({
  id,
  type,
  recordId: z.string(),
  action,
  /** The rule; null for a dismissal. */
  reason: reason.nullable(),
  text: z.string(),
  excerpt: z.string(),
  /** Whether the filter or people found it. A person decided in any case. */
  detected: z.enum(['reports', 'filter']),
  suspendedUntil: time.nullable(),
  decidedAt: time,
  /** Until when the author may appeal; null when they have, and when there is nothing to appeal against. */
  appealUntil: time.nullable(),
  appeal: z.object({ text: z.string(), appealedAt: time, verdict: verdictView.nullable() }).nullable(),
})

/** As administrators see it in the log. */
export const decisionView = statementView.extend({
  /** Null: the account was deleted, or there is none. */
  author: userView.nullable(),
  decidedBy: userView.nullable(),
  verdictBy: userView.nullable(),
})

export const evidenceView = z.object({
  id: z.string(),
  author: userView.nullable(),
  at: time,
  title: z.string(),
  text: z.string(),
  images: z.array(imageView),
  /** The record itself, not what came before it. */
  isRecord: z.boolean(),
})

export type StatementView = z.infer<typeof statementView>
export type DecisionView = z.infer<typeof decisionView>
export type EvidenceView = z.infer<typeof evidenceView>
