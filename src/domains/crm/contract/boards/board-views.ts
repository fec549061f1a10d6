/** Pipelines with their stages, and their boards. */
import * as z from 'zod'
import { moneyView, read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../../accounts/contract.ts'
import { FIRST_CARDS, MAX_CARDS, MAX_REASON, MAX_STAGES, MAX_TITLE, OUTCOMES } from '../deals/deal-limits.ts'

export const pipelineId = idText(60).min(1)
export const stageId = idText(60).min(1)
const cardId = idText(60).min(1)

export const stageView = z.object({
  id: stageId,
  title: z.string(),
  /** Percent of the amount that the forecast counts. */
  probability: z.int(),
  outcome: z.enum(OUTCOMES),
})

export const pipelineView = z.object({
  id: pipelineId,
  /** A workspace has one pipeline of contacts, and at least one of deals. */
  kind: z.enum(['contacts', 'deals']),
  name: z.string(),
  /** An open deal without a change of stage and without an interaction for so many days is stale. */
  staleDays: z.int(),
  stages: z.array(stageView),
  version: recordVersion,
})

const stageInput = z.object({
  /** Null: a new one. */
  id: stageId.nullable(),
  title: singleLineText(MAX_TITLE).min(1),
  probability: z.int().min(0).max(100),
  outcome: z.enum(OUTCOMES),
})

const pipelineInput = z.object({
  name: singleLineText(MAX_TITLE).min(1),
  staleDays: z.int().min(1).max(365),
  /** In their order. */
  stages: z.array(stageInput).min(1).max(MAX_STAGES),
})

/** One contact or deal on a board. */
const cardView = z.object({
  id: cardId,
  title: z.string(),
  /** Contact and company of a deal, the company of a contact. */
  detail: z.string(),
  amount: moneyView.nullable(),
  expectedOn: z.iso.date().nullable(),
  /** Of a contact. */
  score: z.int().nullable(),
  stale: z.boolean(),
  owner: userView.nullable(),
})

const columnView = z.object({
  stageId,
  count: z.int(),
  /** The amounts of all cards, by currency. */
  sums: z.array(moneyView),
  /** The first ones, in their order. */
  cards: z.array(cardView),
})

export const boardView = z.object({
  pipeline: pipelineView,
  columns: z.array(columnView),
  /** Open deals: their amounts, and their amounts × probability. By currency. */
  forecast: z.array(z.object({ open: moneyView, weighted: moneyView })),
})

/** The caller’s card was moved or removed; the pipeline lost the stage. */
const STAGE_FAILURES = {
  /** A deal is lost for a reason. */
  REASON_NEEDED: { status: 400 },
} as const

const STALE = { STALE: { status: 409, data: z.object({ current: pipelineView }) } } as const
const editFailures = {
  /** At least one stage is open, so that something can begin. */
  OPEN_STAGE_NEEDED: { status: 400 },
  /** A stage that has cards is removed, and no other takes them. */
  STAGE_HAS_CARDS: { status: 409, data: z.object({ title: z.string(), count: z.int() }) },
} as const

export const pipelines = {
  /** That of contacts first. */
  list: read('workspace:crm', '/crm/pipelines')
    .input(z.object({}))
    .output(z.object({ items: z.array(pipelineView) })),
  /** A new pipeline of deals, with the six stages that every workspace begins with. */
  create: write('workspace:manager', 'POST', '/crm/pipelines')
    .input(z.object({ name: singleLineText(MAX_TITLE).min(1) }))
    .output(pipelineView)
    .errors({ TOO_MANY_PIPELINES: { status: 409 } }),
  /** Stages that are left out are removed; `moveTo` takes their cards. */
  update: write('workspace:manager', 'PUT', '/crm/pipelines/{pipelineId}')
    .input(pipelineInput.extend({ pipelineId, version: recordVersion, moveTo: stageId.nullable() }))
    .output(pipelineView)
    .errors({ ...STALE, ...editFailures }),
  /** Without deals only, and not the last one. */
  remove: write('workspace:manager', 'DELETE', '/crm/pipelines/{pipelineId}')
    .input(z.object({ pipelineId }))
    .output(z.object({}))
    .errors({ PIPELINE_HAS_DEALS: { status: 409, data: z.object({ count: z.int() }) }, LAST_PIPELINE: { status: 409 } }),
}

export const board = {
  get: read('workspace:crm', '/crm/board')
    .input(
      z.object({
        pipelineId,
        limit: z.int().min(1).max(MAX_CARDS).default(FIRST_CARDS),
        /** Columns that show more cards. */
        opened: z
          .array(z.object({ stageId, limit: z.int().min(1).max(MAX_CARDS) }))
          .max(MAX_STAGES)
          .default([]),
      }),
    )
    .output(boardView),
  /**
   * Moves one contact or deal; every other card keeps its place. The card is put below the neighbor `afterId`, else above `beforeId`, as far
   * as they are still there; without both on top.
   */
  move: write('workspace:crm', 'PUT', '/crm/board/cards/{cardId}')
    .input(
      z.object({
        cardId,
        stageId,
        afterId: cardId.nullable().default(null),
        beforeId: cardId.nullable().default(null),
        lostReason: singleLineText(MAX_REASON).optional(),
      }),
    )
    .output(z.object({}))
    .errors(STAGE_FAILURES),
}

export type StageInput = z.infer<typeof stageInput>
export type PipelineView = z.infer<typeof pipelineView>
export type PipelineInput = z.infer<typeof pipelineInput>
export type CardView = z.infer<typeof cardView>
export type BoardView = z.infer<typeof boardView>
