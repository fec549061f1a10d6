/** Applications as the operator sees them: whose they are, and what the shop would still lack. */
import { usersOf } from '#domains/accounts/server/index.ts'
import { workspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { QueuedApplication } from '../contract.ts'
import { applicationView } from './application-view.ts'
import { type Application, withProducts } from './applications.sql.ts'
import { checklistOf } from './checklist.rules.ts'

/** In the order of the rows; four statements for any number of them. */
export async function queuedViews(db: Db, rows: readonly Application[]): Promise<QueuedApplication[]> {
  const workspaceIds = rows.map(({ workspaceId }) => workspaceId)
  const [people, names, products] = await Promise.all([
    usersOf(
      db,
      rows.flatMap(({ userId }) => userId ?? []),
    ),
    workspaceNames(db, workspaceIds),
    withProducts(db, workspaceIds),
  ])
  return rows.map((row) => {
    const applicant = row.userId === null ? undefined : people.get(row.userId)
    return {
      ...applicationView(row),
      workspace: { id: row.workspaceId, name: names.get(row.workspaceId) ?? '' },
      applicant: applicant ? { id: applicant.id, username: applicant.username } : null,
      checklist: checklistOf({
        described: row.description !== '',
        hasAddress: row.address !== '',
        hasPayout: row.payoutHint !== null,
        saysShipping: row.policies.shipping !== undefined,
        hasMethods: false,
        saysReturns: row.policies.returns !== undefined,
        hasProduct: products.has(row.workspaceId),
      }),
    }
  })
}
