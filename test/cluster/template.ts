/** Fills a template database: migrations, job queue tables and fixtures. */

import { createHmac } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedFixtures } from '#app/server/fixtures.ts'
import {
  approvalKinds,
  backupScope,
  currentTerms,
  dashboardNumbers,
  filterTexts,
  notificationKinds,
  reservedSlugs,
  resources,
  search,
} from '#app/server/wiring.ts'
import { openBackups } from '#platform/server/backup/backups.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { diskFiles } from '#platform/server/files/disk-files.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openRateLimits } from '#platform/server/rate-limits.ts'
import { noSignals } from '#platform/server/realtime/no-signals.ts'
import { openMailRecorder } from '#test/plaza/mail-recorder.ts'
import { cheapPasswords } from '#test/plaza/passwords.ts'
import { withPayments } from '#test/plaza/payments-config.ts'

export async function prepareTemplate(url: string): Promise<void> {
  const log = openLog('silent')
  await migrate(url)
  const pool = openPool({ url, max: 4, applicationName: 'plaza template', onError: () => {} })
  try {
    await migrateJobs(pool, log)
    const outside = {
      db: openDb(pool),
      now: () => new Date(),
      secretFor: (purpose: string) => createHmac('sha256', 'test').update(purpose).digest(),
    }
    const files = diskFiles(join(tmpdir(), 'plaza-test-fixture-files'))
    const limits = openRateLimits(outside)
    await seedFixtures({
      ...outside,
      log,
      files,
      backups: openBackups({
        config: { dataDir: tmpdir(), backup: { daily: false, passphrase: null } },
        databaseUrl: url,
        files,
        scope: backupScope,
        now: outside.now,
      }),
      mailer: openMailRecorder(),
      publicOrigin: 'http://127.0.0.1',
      limits,
      passwords: cheapPasswords,
      resources,
      search,
      dashboardNumbers,
      notificationKinds,
      approvalKinds,
      reservedSlugs,
      filterTexts,
      currentTerms,
      demo: true,
      config: withPayments({ testCards: false, transferTo: null }),
      signals: noSignals,
      wakeDispatcher: () => {},
    })
  } finally {
    await pool.end()
  }
}
