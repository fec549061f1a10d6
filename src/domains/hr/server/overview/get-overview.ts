import type { WorkspaceContext } from '#platform/server/services.ts'
import { loadDepartments, loadFigures, loadJoined, loadLeaving } from './overview.sql.ts'

const DAY_MS = 24 * 3600_000
const NEW_DAYS = 30
const SHOWN = 5
const MAX_DEPARTMENTS = 100

/** Four statements. */
export async function getOverview({ services: { db, now }, membership: { workspaceId } }: WorkspaceContext) {
  const today = dayOf(now())
  const since = dayOf(new Date(now().getTime() - NEW_DAYS * DAY_MS))
  const { joined, leaving, ...figures } = await loadFigures(db, workspaceId, { today, since })
  return {
    ...figures,
    departments: await loadDepartments(db, workspaceId, today, MAX_DEPARTMENTS),
    joined: { count: joined, items: await loadJoined(db, workspaceId, { today, since }, SHOWN) },
    leaving: { count: leaving, items: await loadLeaving(db, workspaceId, today, SHOWN) },
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
