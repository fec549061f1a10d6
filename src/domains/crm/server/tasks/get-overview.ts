import type { WorkspaceContext } from '#platform/server/services.ts'
import { MAX_FIGURE } from '../../contract/tasks/task-limits.ts'
import { columnSums, forecastOf } from '../boards/forecast.rules.ts'
import { pipelinesOf } from '../boards/pipelines.ts'
import { loadStageSums } from '../boards/stage-sums.sql.ts'
import { countStale } from '../deals/deals.sql.ts'
import { loadFigures } from './tasks.sql.ts'
import { dayOf } from './tasks.ts'

const NEW_DAYS = 30
const DAY_MS = 24 * 3600_000

/** Four statements. */
export async function getOverview(ctx: WorkspaceContext) {
  const { services, membership, userId } = ctx
  const { workspaceId } = membership
  const now = services.now()
  const pipelines = (await pipelinesOf(ctx)).filter(({ kind }) => kind === 'deals')
  const all = pipelines.flatMap(({ stages }) => stages)
  const ids = all.map(({ id }) => id)
  const most = MAX_FIGURE + 1
  const since = new Date(now.getTime() - NEW_DAYS * DAY_MS)
  const [sums, staleDeals, figures] = await Promise.all([
    loadStageSums(services.db, workspaceId, ids),
    countStale(services.db, workspaceId, now, most),
    loadFigures(services.db, { workspaceId, userId, today: dayOf(now), since, most }),
  ])
  const stages = pipelines.flatMap(({ id, name, stages: own }) =>
    own
      .filter(({ outcome }) => outcome === 'open')
      .map((stage) => ({ pipeline: { id, name }, id: stage.id, title: stage.title, ...columnSums(sums, stage.id) })),
  )
  return {
    openDeals: stages.reduce((sum, { count }) => sum + count, 0),
    staleDeals,
    forecast: forecastOf(all, sums),
    ...figures,
    stages,
  }
}
