/** Deals: sales that may come. */

import * as z from 'zod'
import { moneyView, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../../accounts/contract.ts'
import { recordFilter } from '../../../records/contract.ts'
import { pipelineId, stageId, stageView } from '../boards/board-views.ts'
import { MAX_NOTES } from '../limits.ts'
import { companyId, contactId, named, userId } from './choice-views.ts'
import { CURRENCIES, DEAL_SORTS, DEAL_VIEWS, MAX_DEAL_MINOR, MAX_TITLE } from './deal-limits.ts'

export const dealId = z.string().regex(/^deal_[0-9a-z]{26}$/)
const target = z.object({ dealId })

const dealInput = z.object({
  title: singleLineText(MAX_TITLE).min(1),
  contactId: contactId.nullable(),
  companyId: companyId.nullable(),
  amountMinor: z.int().min(0).max(MAX_DEAL_MINOR),
  currency: z.enum(CURRENCIES),
  expectedOn: z.iso.date().nullable(),
  ownerId: userId.nullable(),
  notes: multiLineText(MAX_NOTES),
})

const dealView = z.object({
  id: dealId,
  title: z.string(),
  contact: named.nullable(),
  company: named.nullable(),
  amount: moneyView,
  /** Amount × probability of the stage. */
  weighted: moneyView,
  pipeline: named,
  stage: stageView,
  expectedOn: z.iso.date().nullable(),
  owner: userView.nullable(),
  lostReason: z.string(),
  /** Open, and neither its stage changed nor an interaction was logged for the days of its pipeline. */
  stale: z.boolean(),
  stageChangedAt: z.iso.datetime(),
  activeAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  notes: z.string(),
  createdAt: z.iso.datetime(),
  version: recordVersion,
})

const people = {
  /** Somebody who isn’t a colleague with the permission. */
  OWNER_UNKNOWN: { status: 409 },
} as const

export const deals = {
  /** `q` searches titles, contacts and companies. */
  list: read('workspace:crm', '/crm/deals')
    .input(
      z.object({
        ...pageInput,
        q: singleLineText(80).optional(),
        which: z.enum(DEAL_VIEWS).optional(),
        pipelineId: pipelineId.optional(),
        contactId: contactId.optional(),
        companyId: companyId.optional(),
        ...recordFilter,
        sort: z.enum(DEAL_SORTS).default('-created'),
      }),
    )
    .output(z.object({ items: z.array(dealView), nextCursor: z.string().nullable(), total: totalView })),
  get: read('workspace:crm', '/crm/deals/{dealId}').input(target).output(dealView),
  /** Without a stage it begins in the first one of the first pipeline. */
  create: write('workspace:crm', 'POST', '/crm/deals')
    .input(dealInput.extend({ stageId: stageId.optional() }))
    .output(dealView)
    .errors({
      ...people,
      /** No deal begins as lost, because it would have no reason. */
      REASON_NEEDED: { status: 400 },
    }),
  update: write('workspace:crm', 'PUT', '/crm/deals/{dealId}')
    .input(dealInput.extend({ dealId, version: recordVersion }))
    .output(dealView)
    .errors({ ...people, STALE: { status: 409, data: z.object({ current: dealView }) } }),
  remove: write('workspace:crm', 'DELETE', '/crm/deals/{dealId}').input(target).output(z.object({})),
}

export type DealInput = z.infer<typeof dealInput>
export type DealView = z.infer<typeof dealView>
