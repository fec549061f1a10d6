/** Adding to the queue from inside a transaction. */
import { sql } from 'kysely'
import type { Db } from './db.ts'

export async function addJobAt(db: Db, job: { identifier: string; payload: object; runAt: Date; maxAttempts: number }): Promise<void> {
  await sql`select graphile_worker.add_job(identifier => ${job.identifier}, payload => ${JSON.stringify(job.payload)}::json,
    run_at => ${job.runAt}, max_attempts => ${job.maxAttempts})`.execute(db)
}
