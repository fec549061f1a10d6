/** Reads the cluster's pid file and checks whether it is still valid. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterFolder } from './cluster-folder.ts'
import type { ServerEndpoint } from './settings.ts'

export type Postmaster = { pid: number; endpoint: ServerEndpoint }

/**
 * Returns the server that runs on this cluster, or null. After a crash the pid file remains, and its pid may belong to another
 * program or to a zombie process, as in containers: PostgreSQL would refuse to start, and pg_ctl would kill the wrong process.
 * Then the pid is replaced by an unused one. The file is not deleted, because PostgreSQL uses it to detect sessions of the crashed
 * server that still write.
 */
export function runningPostmaster(home: ClusterFolder): Postmaster | null {
  const file = join(home.cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const note = readFileSync(file, 'utf8')
  const [pidLine = '', , , portLine = '', socketFolder = ''] = note.split('\n')
  const pid = Number(pidLine)
  if (!isAlive(pid)) return null
  if (!isServerForCluster(home, pid)) {
    writeFileSync(file, note.replace(/^\d+/, String(UNUSED_PID)))
    return null
  }
  return { pid, endpoint: socketFolder ? { socketFolder } : { port: Number(portLine) } }
}

/** Above the highest process id of any system. */
const UNUSED_PID = 2_000_000_000

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Checks that the command line contains the cluster's path; on Windows only the program's name is available. */
function isServerForCluster({ cluster }: ClusterFolder, pid: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh'], { encoding: 'utf8' }).includes('postgres')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster)
  } catch {
    return false
  }
}
