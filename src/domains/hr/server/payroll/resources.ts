import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import { anonymizeCreator, exportPayrollOf } from './personal-data.sql.ts'
import { loadRuns, type RunRow } from './runs.sql.ts'

/** A payroll run, for those with `hr`. Its card names the period and no amount. */
export const payrollRun = defineResource({
  type: 'payrollRun',
  async cards(db, viewer, _language, ids) {
    const seen = await loadPermitted(db, viewer, ids)
    return ids.map((id) => {
      const run = seen.get(id)
      return run
        ? { type: 'payrollRun', id, title: run.payPeriod, subtitle: '', image: null, href: `/hr/payroll/${id}`, amount: null, state: null }
        : null
    })
  },
  can: async (db, viewer, act, ids) => (act === 'view' ? new Set((await loadPermitted(db, viewer, ids)).keys()) : new Set()),
  async audience(db, id) {
    const [run] = await loadRuns(db, [id])
    return run ? { kind: 'people', userIds: [], members: [{ workspaceId: run.workspaceId, permission: 'hr' }] } : null
  },
  personalData: {
    obligations: async () => [],
    export: exportPayrollOf,
    erase: ({ db }, userId) => anonymizeCreator(db, userId),
  },
})

async function loadPermitted(db: Db, viewer: Viewer, ids: readonly string[]): Promise<Map<string, RunRow>> {
  if (viewer.kind !== 'member') return new Map()
  const runs = await loadRuns(db, ids)
  const workspaceIds = runs.map(({ workspaceId }) => workspaceId)
  const own = await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'hr')
  return new Map(runs.flatMap((run) => (own.has(run.workspaceId) ? [[run.id, run]] : [])))
}
