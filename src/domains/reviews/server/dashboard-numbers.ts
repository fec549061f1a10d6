import type { DashboardNumber, WorkspaceContext } from '#platform/server/services.ts'
import { countForDashboard } from './reviews.sql.ts'
import { loadBoughtLast, loadToWrite } from './reviews-to-write.ts'

type Counts = Awaited<ReturnType<typeof countForDashboard>>

/** One statement counts for both numbers of an operation. */
const counted = new WeakMap<WorkspaceContext, Promise<Counts>>()

function countOnce(ctx: WorkspaceContext): Promise<Counts> {
  const counts = counted.get(ctx) ?? count(ctx)
  counted.set(ctx, counts)
  return counts
}

async function count({ services: { db }, membership: { workspaceId }, userId }: WorkspaceContext): Promise<Counts> {
  const productIds = await loadBoughtLast(db, userId)
  return countForDashboard(db, { workspaceId, status: 'pending' }, { userId, productIds })
}

/** New reviews of the workspace's products, and the member's own reviews to write. */
export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'reviews.pending',
    permission: 'catalog',
    load: async (ctx) => ({ ...(await countOnce(ctx)).matching, amount: null }),
  },
  {
    key: 'reviews.toWrite',
    permission: null,
    async load(ctx) {
      const { unreviewed } = await countOnce(ctx)
      const toWrite = unreviewed.length > 0 ? await loadToWrite(ctx.services.db, unreviewed, ctx.language) : []
      return { count: toWrite.length, exact: true, amount: null }
    },
  },
]
