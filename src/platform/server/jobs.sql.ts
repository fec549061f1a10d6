/** Adding to the queue from inside a transaction. */
import { sql } from 'kysely'
import type { Db } from './db.ts'

export async function addJobAt(db: Db, job: { identifier: string; payload: object; runAt: Date; maxAttempts: number }): Promise<void> {
  await sql`select graphile_worker.add_job(identifier => ${job.identifier}, payload => ${JSON.stringify(job.payload)}::json,
    run_at => ${job.runAt}, max_attempts => ${job.maxAttempts})`.execute(db)
}

/** Of those nobody works on: waiting ones, and given up ones with what went wrong. Ids are unmistakable, whatever a payload calls them. */
export async function deleteJobsAbout(db: Db, id: string): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where locked_at is null and position(${id} in payload::text) > 0`.execute(db)
}
