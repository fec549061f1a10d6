import { reportSubmitted } from '#events/reports.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { findMatch } from './filter-texts.ts'
import { insertReport } from './reports.sql.ts'
import { takeEvidence } from './take-evidence.ts'

/**
 * Puts a record that its domain holds back into the queue, in the transaction that stores it. The record's `moderation.evidence` has its texts,
 * and `moderation.restore` publishes it.
 */
export async function holdRecord(tx: Tx, record: ResourceRef, authorId: string): Promise<void> {
  const id = newId('rpt')
  const { evidence, groupId } = await takeEvidence(tx, record, id)
  const texts = evidence.flatMap((item) => (item.id === record.id ? [item.title, item.text] : []))
  const match = await findMatch(tx.db, authorId, texts, tx.now)
  const report = { id, userId: null, reason: match?.rule === 'word' ? ('offensive' as const) : ('spam' as const), note: match?.found ?? '' }
  const isNew = await insertReport(tx.db, record, { ...report, automatic: true, evidence, groupId, reportedAt: tx.now })
  if (isNew) publish(tx, reportSubmitted({ ...record, reportId: id, groupId: null }))
}
