/** Fills a template database: every migration, the job queue's tables, the cast. */
import { createHmac } from 'node:crypto'
import { seedCast } from '#app/server/cast.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { migrate } from '#platform/server/migrate.ts'

export async function prepareTemplate(url: string): Promise<void> {
  const log = openLog('silent')
  await migrate(url)
  const pool = openPool({ url, max: 4, applicationName: 'plaza template', onError: () => {} })
  try {
    await migrateJobs(pool, log)
    const secretFor = (purpose: string) => createHmac('sha256', 'test').update(purpose).digest()
    await seedCast({ db: openDb(pool), log, now: () => new Date(), secretFor, wakeDispatcher: () => {} })
  } finally {
    await pool.end()
  }
}
