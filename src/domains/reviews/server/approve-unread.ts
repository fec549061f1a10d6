import type { Tx } from '#platform/server/transact.ts'
import { decide } from './decide.ts'
import { settingsOf } from './settings.sql.ts'

/** What was just written is read at once, where the operator wants nobody to decide first. Reports are still looked at. */
export async function approveUnread(tx: Tx, reviewId: string): Promise<void> {
  const { mode } = await settingsOf(tx.db)
  if (mode === 'automatic') await decide(tx, null, { reviewId, status: 'approved' })
}
