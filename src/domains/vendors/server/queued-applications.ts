/** Applications as administrators see them: applicant, workspace and checklist. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { QueuedApplication } from '../contract.ts'
import { toApplicationView } from './application-view.ts'
import { type Application, findWorkspacesWithProducts } from './applications.sql.ts'
import { buildChecklist } from './checklist.rules.ts'

/** Returns views in the order of the rows, with a constant number of queries. */
export async function toQueuedApplications(db: Db, rows: readonly Application[]): Promise<QueuedApplication[]> {
  const workspaceIds = rows.map(({ workspaceId }) => workspaceId)
  const [people, names, products] = await Promise.all([
    loadUsers(
      db,
      rows.flatMap(({ userId }) => userId ?? []),
    ),
    loadWorkspaceNames(db, workspaceIds),
    findWorkspacesWithProducts(db, workspaceIds),
  ])
  return rows.map((row) => {
    const applicant = row.userId === null ? undefined : people.get(row.userId)
    return {
      ...toApplicationView(row),
      workspace: { id: row.workspaceId, name: names.get(row.workspaceId) ?? '' },
      applicant: applicant ? { id: applicant.id, username: applicant.username, name: applicant.name } : null,
      checklist: buildChecklist({
        described: row.description !== '',
        hasAddress: row.legal !== null,
        hasPayout: row.payoutHint !== null,
        saysShipping: row.policies.shipping !== undefined,
        hasMethods: false,
        saysReturns: row.policies.returns !== undefined,
        hasProduct: products.has(row.workspaceId),
      }),
    }
  })
}
