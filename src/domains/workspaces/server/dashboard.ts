import type { DashboardFigure, WorkspaceContext } from '#platform/server/services.ts'

/** The dashboard's numbers for which the member holds the permission. */
export async function loadDashboard(ctx: WorkspaceContext): Promise<{ numbers: (DashboardFigure & { key: string })[] }> {
  const { permissions } = ctx.membership
  const allowed = ctx.services.dashboardNumbers.filter(({ permission }) => permission === null || permissions.includes(permission))
  return { numbers: await Promise.all(allowed.map(async ({ key, load }) => ({ key, ...(await load(ctx)) }))) }
}
