/** Administrators decide about reported records; authors read why and appeal; everybody sees how much was decided. */
import * as z from 'zod'
import { imageView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { idText, multiLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../accounts/contract.ts'
import { MAX_APPEAL, MAX_DECIDED, MAX_STATEMENT, OUTCOMES, SUSPENSION_DAYS } from './contract/limits.ts'
import { action, decisionView, evidenceView, id, reason, statementView, time, type } from './contract/views.ts'

export * from './contract/limits.ts'
export type { DecisionView, EvidenceView, StatementView } from './contract/views.ts'

const record = z.object({ type, id })
const statement = multiLineText(MAX_STATEMENT)
/** From the mail with the statement: it opens the decision without a login, because the author may be suspended. */
const token = idText(64).optional()

const caseView = z.object({
  type,
  id,
  title: z.string(),
  /** Where administrators look at the record itself; null for none. */
  path: z.string().nullable(),
  /** Null: gone, or without an account. */
  author: userView.nullable(),
  /** Decisions about this author that were not dismissals. */
  earlier: z.int().min(0),
  isOpen: z.boolean(),
  /** The filter held it back: nobody else sees it. */
  held: z.boolean(),
  /** Whether it can be removed here; other records are decided about on their own page. */
  isRemovable: z.boolean(),
  evidence: z.array(evidenceView),
  /** What became of the record since it was reported. `text`: how it reads now, when it was edited. */
  now: z.object({ state: z.enum(['same', 'edited', 'gone']), text: z.string() }),
  decisions: z.array(decisionView),
})

/** As it was when it was first reported. Nobody learns who reported it. */
const groupReport = z.object({
  type,
  id,
  title: z.string(),
  text: z.string(),
  images: z.array(imageView),
  author: userView.nullable(),
  mine: z.boolean(),
  /** Where it is shown; null when it is gone. */
  path: z.string().nullable(),
  reasons: z.array(reason),
  /** Open reports. */
  count: z.int().min(1),
  newestAt: time,
})

const decided = z.object({ by: z.string().nullable(), action: action.nullable() })
const OWN_RECORD = { status: 403 } as const

/** The records share one reason. */
const many = {
  records: z.array(record).min(1).max(MAX_DECIDED),
  action: z.enum(['dismiss', 'remove']),
  reason: reason.optional(),
  text: statement.default(''),
}
/** Each record for itself, in the order of the request: what cannot be decided says why, and the rest is done. */
const manyDecided = z.object({
  results: z.array(
    record.extend({
      failure: z
        .discriminatedUnion('code', [
          z.object({ code: z.enum(['NOT_FOUND', 'OWN_RECORD', 'NOT_REMOVABLE']) }),
          decided.extend({ code: z.literal('ALREADY_DECIDED') }),
        ])
        .nullable(),
    }),
  ),
})

const counted = z.object({ key: z.string(), count: z.int().min(0) })
const monthView = z.object({
  /** `2026-11`. */
  month: z.string(),
  decisions: z.int().min(0),
  types: z.array(counted),
  actions: z.array(counted),
  reasons: z.array(counted),
  detectedByFilter: z.int().min(0),
  appeals: z.int().min(0),
  reversed: z.int().min(0),
  /** From the first report to the decision; half of the decisions took less. */
  medianHours: z.number().min(0),
})

export const moderation = {
  cases: {
    /** A reported record: what was reported, and what is known about its author. */
    get: read('admin', '/admin/moderation/{type}/{id}').input(record).output(caseView),
  },
  decisions: {
    /**
     * Closes the open reports of a record and acts. Of two administrators at the same moment one decides, and the other gets ALREADY_DECIDED.
     * `dismiss` and `warn` publish what the filter held.
     */
    make: write('admin', 'POST', '/admin/moderation/{type}/{id}/decisions', { reauth: true })
      .input(
        record.extend({
          action,
          reason: reason.optional(),
          text: statement.default(''),
          days: z.enum(SUSPENSION_DAYS).optional(),
        }),
      )
      .output(decisionView)
      .errors({
        OWN_RECORD,
        ALREADY_DECIDED: { status: 409, data: decided },
        REASON_NEEDED: { status: 422 },
        NO_AUTHOR: { status: 409 },
        NOT_REMOVABLE: { status: 409 },
        NOT_ONESELF: { status: 409 },
        LAST_ADMINISTRATOR: { status: 409 },
      }),
    /** The same decision about many records, in one request that is safe to repeat. */
    makeMany: write('admin', 'POST', '/admin/moderation-decisions', { reauth: true })
      .input(z.object(many))
      .output(manyDecided)
      .errors({ REASON_NEEDED: { status: 422 } }),
    /** The log, newest first. */
    list: read('admin', '/admin/moderation-log')
      .input(z.object({ ...pageInput, action: action.optional(), type: type.optional(), appealed: z.boolean().optional() }))
      .output(z.object({ items: z.array(decisionView), nextCursor: z.string().nullable(), total: totalView })),
    /** For the author, and for the one who has the link of the mail. */
    get: read('anyone', '/moderation/decisions/{id}').input(z.object({ id, token })).output(statementView),
    /** Once, within 30 days, by the author. */
    appeal: write('anyone', 'POST', '/moderation/decisions/{id}/appeal', {
      limits: [{ per: 'address', calls: 20, seconds: 3600 }],
    })
      .input(z.object({ id, token, text: multiLineText(MAX_APPEAL).min(1) }))
      .output(statementView)
      .errors({ NOT_APPEALABLE: { status: 409 } }),
  },
  appeals: {
    /** Appeals that nobody has decided about, the oldest first. */
    list: read('admin', '/admin/moderation-appeals')
      .input(z.object(pageInput))
      .output(z.object({ items: z.array(decisionView), nextCursor: z.string().nullable(), total: totalView })),
    /** By another administrator than the one who made the decision, where there is one. `reversed` restores the record. */
    decide: write('admin', 'POST', '/admin/moderation-appeals/{id}/verdict', { reauth: true })
      .input(z.object({ id, outcome: z.enum(OUTCOMES), text: statement.min(1) }))
      .output(decisionView)
      .errors({ OWN_DECISION: OWN_RECORD, ALREADY_DECIDED: { status: 409, data: decided } }),
  },
  groups: {
    /** What was reported in a group, the newest first, for its moderators. */
    list: read('member', '/groups/{groupId}/moderation')
      .input(z.object({ groupId: id, ...pageInput }))
      .output(z.object({ items: z.array(groupReport), nextCursor: z.string().nullable() })),
    /** By moderators of the group, about what others wrote. The author gets a statement and can appeal to the administrators. */
    decide: write('member', 'POST', '/groups/{groupId}/moderation/{type}/{id}')
      .input(record.extend({ groupId: id, action: z.enum(['dismiss', 'remove']), reason: reason.optional(), text: statement.default('') }))
      .output(z.object({}))
      .errors({ OWN_RECORD, ALREADY_DECIDED: { status: 409, data: decided }, REASON_NEEDED: { status: 422 } }),
    /** The same decision about many records of the group. */
    decideMany: write('member', 'POST', '/groups/{groupId}/moderation-decisions')
      .input(z.object({ groupId: id, ...many }))
      .output(manyDecided)
      .errors({ REASON_NEEDED: { status: 422 } }),
  },
  transparency: {
    /** Of the last twelve months, newest first. No people, no records. */
    get: read('anyone', '/transparency').output(z.object({ months: z.array(monthView) })),
  },
}

export type GroupReport = z.infer<typeof groupReport>
export type ManyDecided = z.infer<typeof manyDecided>
export type CaseView = z.infer<typeof caseView>
export type TransparencyMonth = z.infer<typeof monthView>
