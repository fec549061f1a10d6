/** What the cluster's own note about its running server says, and whether to believe it. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './home.ts'
import type { Door } from './settings.ts'

export type Postmaster = { pid: number; door: Door }

/**
 * The server that runs on this cluster, or null. After a crash the note stays behind, and its number may by now belong to
 * another program or to a corpse that nobody collects, as in containers: PostgreSQL would not start beside it and pg_ctl
 * shoot at it. Then the note gets a number nobody has. Without the note PostgreSQL could not see whether sessions of the
 * crashed server still write.
 */
export function runningPostmaster(home: Home): Postmaster | null {
  const file = join(home.cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const note = readFileSync(file, 'utf8')
  const [pidLine = '', , , portLine = '', socketFolder = ''] = note.split('\n')
  const pid = Number(pidLine)
  if (!isAlive(pid)) return null
  if (!isServerOf(home, pid)) {
    writeFileSync(file, note.replace(/^\d+/, String(NOBODYS_PID)))
    return null
  }
  return { pid, door: socketFolder ? { socketFolder } : { port: Number(portLine) } }
}

/** Above the highest process number of any system. */
const NOBODYS_PID = 2_000_000_000

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Its command line names the cluster; on Windows only the program can be asked for. */
function isServerOf({ cluster }: Home, pid: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh'], { encoding: 'utf8' }).includes('postgres')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster)
  } catch {
    return false
  }
}
