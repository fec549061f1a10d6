import { deleteJobsAbout } from './jobs.sql.ts'
import { forgetRepliesTo } from './platform.sql.ts'
import type { Tx } from './transact.ts'
import { eraseUploadsOf } from './uploads/take-upload.ts'

/**
 * What the platform itself keeps of somebody: what they uploaded, replies kept in case they ask again, jobs that wait for them
 * or were given up. Facts about them hold ids only and are forgotten in their time (retention.ts).
 */
export async function forgetPerson(tx: Tx, userId: string): Promise<void> {
  await eraseUploadsOf(tx, userId)
  await forgetRepliesTo(tx.db, userId)
  await deleteJobsAbout(tx.db, userId)
}
