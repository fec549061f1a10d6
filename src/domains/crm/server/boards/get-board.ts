import { loadUsers } from '#domains/accounts/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { BoardView, CardView } from '../../contract.ts'
import { type BoardRow, loadBoardContacts, loadBoardDeals } from './cards.sql.ts'
import { columnSums, forecastOf, isStale } from './forecast.rules.ts'
import type { PipelineRow } from './pipelines.sql.ts'
import { pipelinesOf, toPipelineView } from './pipelines.ts'
import { loadStageSums } from './stage-sums.sql.ts'

type Input = { pipelineId: string; limit: number; opened: readonly { stageId: string; limit: number }[] }

/** Four statements, however many cards there are. */
export async function getBoard(ctx: WorkspaceContext, { pipelineId, limit, opened }: Input): Promise<BoardView> {
  const { services, membership } = ctx
  const { workspaceId } = membership
  const pipeline = (await pipelinesOf(ctx)).find(({ id }) => id === pipelineId)
  if (!pipeline) throw notFound()
  const { stages } = pipeline
  const stageIds = stages.map(({ id }) => id)
  const more = new Map(opened.map((column) => [column.stageId, column.limit]))
  const limits = stageIds.map((id) => more.get(id) ?? limit)
  const load = pipeline.kind === 'deals' ? loadBoardDeals : loadBoardContacts
  const rows = await load(services.db, { workspaceId, stageIds, limits })
  const sums = await loadStageSums(services.db, workspaceId, stageIds)
  const owners = await loadUsers(
    services.db,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  )
  const now = services.now()
  const cards = new Map<string, CardView[]>()
  for (const row of rows) {
    const owner = owners.get(row.ownerId ?? '') ?? null
    cards.set(row.stageId, [...(cards.get(row.stageId) ?? []), { ...toCard(row, pipeline, now), owner }])
  }
  return {
    pipeline: toPipelineView(pipeline),
    columns: stageIds.map((stageId) => ({ stageId, ...columnSums(sums, stageId), cards: cards.get(stageId) ?? [] })),
    forecast: forecastOf(stages, sums),
  }
}

function toCard(row: BoardRow, { kind, staleDays }: PipelineRow, now: Date): Omit<CardView, 'owner'> {
  const isDeal = kind === 'deals'
  return {
    id: row.id,
    title: row.title,
    detail: [row.contact, row.company].filter(Boolean).join(' · '),
    amount: isDeal ? money(row.amountMinor, row.currency) : null,
    expectedOn: row.expectedOn,
    score: isDeal ? null : row.score,
    stale: isDeal && isStale(row, staleDays, now),
  }
}
