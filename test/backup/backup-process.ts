/** Takes or restores a backup in its own process, and kills itself at one of its statements: for the database this is like a power loss. */
import pg from 'pg'
import { backupScope } from '#app/server/wiring.ts'
import { openBackups } from '#platform/server/backup/backups.ts'
import { checkBackup, restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { diskFiles } from '#platform/server/files/disk-files.ts'
import type { KillPoint } from './kill-points.ts'

const { act, databaseUrl, dataDir, file, dieAt } = JSON.parse(process.argv[2] ?? '{}') as {
  act: 'take' | 'restore'
  databaseUrl: string
  dataDir: string
  file: string
  dieAt: KillPoint
}

let begun = dieAt.since === undefined
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
  const text = typeof args[0] === 'string' ? args[0] : String((args[0] as { text?: string }).text)
  const fatal = begun && text.includes(dieAt.words)
  begun ||= text.includes(dieAt.since ?? '')
  if (fatal && dieAt.when === 'before') process.kill(process.pid, 'SIGKILL')
  const answer = query.apply(this, args)
  if (fatal) void Promise.resolve(answer).then(() => process.kill(process.pid, 'SIGKILL'))
  return answer
} as typeof pg.Client.prototype.query

if (act === 'take') {
  const config = { dataDir, backup: { daily: false, passphrase: null } }
  const files = diskFiles(`${dataDir}/files`)
  const backups = openBackups({ config, databaseUrl, files, scope: backupScope, now: () => new Date() })
  await backups.take({ id: `bak_${'0'.repeat(26)}`, file }, async () => {})
} else {
  const target = { dataDir, s3: null, databaseUrl }
  await restoreBackup(file, await checkBackup(file), target, { kind: 'new' }, { ...backupScope, now: () => new Date() })
}
