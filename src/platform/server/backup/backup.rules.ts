/** When a backup is due, and its name. */

const HOUR_MS = 3600_000
/** An hour less than a day, so that the hourly job takes it at the same hour each day. */
const DAILY_MS = 23 * HOUR_MS
const WEEK_MS = 7 * 24 * HOUR_MS

export function isDailyDue(newest: Date | null, now: Date): boolean {
  return newest === null || now.getTime() - newest.getTime() > DAILY_MS
}

export function isVerificationDue(last: Date | null, now: Date): boolean {
  return last === null || now.getTime() - last.getTime() > WEEK_MS
}

/** `plaza-20261122-093000-k3v9xa.tar.zst`; the end keeps two backups of one second apart. */
export function backupFileName(at: Date, id: string): string {
  const time = at
    .toISOString()
    .replace(/[-:]|\.\d+Z$/g, '')
    .replace('T', '-')
  return `plaza-${time}-${id.slice(-6)}.tar.zst`
}
