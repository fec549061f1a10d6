/** Statements on the job queue that run inside the caller's transaction. */
import { sql } from 'kysely'
import type { Db } from './db.ts'

export async function addJobAt(db: Db, job: { identifier: string; payload: object; runAt: Date; maxAttempts: number }): Promise<void> {
  await sql`select graphile_worker.add_job(identifier => ${job.identifier}, payload => ${JSON.stringify(job.payload)}::json,
    run_at => ${job.runAt}, max_attempts => ${job.maxAttempts})`.execute(db)
}

/** Deletes queued and failed jobs whose payload contains an id. Running jobs stay. Ids are unique, so a text search is safe. */
export async function deleteJobsMentioning(db: Db, id: string): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where locked_at is null and position(${id} in payload::text) > 0`.execute(db)
}
