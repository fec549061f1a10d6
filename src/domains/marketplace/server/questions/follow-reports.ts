import { loadOpenReports } from '#domains/reports/server/index.ts'
import { loadMembership } from '#domains/workspaces/server/index.ts'
import { questionsChanged } from '#events/marketplace.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { loadEntriesAnyway, setReporters } from './questions.sql.ts'

/**
 * Updates who has an open report of a question or an answer: three members hide it. Members of the vendor don't count, because sellers must
 * not hide what others say about their products; their reports wait for an administrator.
 */
export async function followReports(tx: Tx, entryId: string): Promise<void> {
  const [entry] = await loadEntriesAnyway(tx.db, [entryId])
  if (!entry) return
  const reports = await loadOpenReports(tx.db, 'question', [entryId])
  const reporters: string[] = []
  for (const userId of new Set(reports.flatMap((report) => report.userId ?? [])))
    if (!(await loadMembership(tx.db, userId, entry.workspaceId))) reporters.push(userId)
  const productId = await setReporters(tx.db, entryId, reporters.sort())
  if (productId) publish(tx, questionsChanged({ productId }))
}
