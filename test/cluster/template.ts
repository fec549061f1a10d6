/** Fills a template database: every migration, the job queue's tables, the cast. */
import { createHmac } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedCast } from '#app/server/cast.ts'
import { subjects } from '#app/server/wiring.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { diskFiles } from '#platform/server/files/disk-files.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openRateLimits } from '#platform/server/rate-limits.ts'
import { keepMails } from '#test/plaza/mails.ts'
import { cheapPasswords } from '#test/plaza/passwords.ts'

export async function prepareTemplate(url: string): Promise<void> {
  const log = openLog('silent')
  await migrate(url)
  const pool = openPool({ url, max: 4, applicationName: 'plaza template', onError: () => {} })
  try {
    await migrateJobs(pool, log)
    const outside = {
      ...{ db: openDb(pool), now: () => new Date() },
      secretFor: (purpose: string) => createHmac('sha256', 'test').update(purpose).digest(),
    }
    const files = diskFiles(join(tmpdir(), 'plaza-test-cast-files'))
    const limits = openRateLimits(outside)
    await seedCast({
      ...outside,
      log,
      files,
      mailer: keepMails(),
      publicOrigin: 'http://127.0.0.1',
      limits,
      passwords: cheapPasswords,
      subjects,
      cards: { stripe: null, test: false },
      print: null,
      transferTo: null,
      wakeDispatcher: () => {},
    })
  } finally {
    await pool.end()
  }
}
