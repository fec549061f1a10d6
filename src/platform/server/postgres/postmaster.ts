/** What the cluster's own note about its running server says, and whether to believe it. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './home.ts'
import type { Door } from './settings.ts'

export type Postmaster = { pid: number; door: Door }

/**
 * The server that runs on this cluster, or null. After a crash the note stays behind, and its number may by now belong to
 * another program, which PostgreSQL would wait for and pg_ctl would shoot at: such a note is removed.
 */
export function runningPostmaster(home: Home): Postmaster | null {
  const file = join(home.cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pidLine = '', , , portLine = '', socketFolder = ''] = readFileSync(file, 'utf8').split('\n')
  const pid = Number(pidLine)
  if (!isAlive(pid)) return null
  if (!isPostgres(pid)) {
    rmSync(file, { force: true })
    return null
  }
  return { pid, door: socketFolder ? { socketFolder } : { port: Number(portLine) } }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
    if (process.platform === 'win32') return execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh'], { encoding: 'utf8' }).includes('postgres')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}
