/** PostgreSQL refuses to run as root, so there it runs as an ordinary system user and needs folders that this user may enter. */
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** The user that runs the server when Plaza runs as root. */
export type SystemUser = { uid: number; gid: number }

/** In this order: the usual PostgreSQL user, the one of macOS, and users that every system has. */
const CANDIDATES = ['postgres', '_postgres', 'nobody', 'daemon']

/** Returns null when the server runs as Plaza's own user. An existing cluster keeps its owner. */
export function serverUser(folder: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of CANDIDATES) {
    const account = accounts.find((fields) => fields[0] === name && Number(fields[2]) > 0)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new StartupError({ code: 'no-system-user', reason: `none of the users ${CANDIDATES.join(', ')} exists` })
}

/** The user name that PostgreSQL sees for Plaza at its socket. */
export function systemUserName(): string {
  try {
    return userInfo().username
  } catch (error) {
    throw new StartupError(
      { code: 'no-system-user', reason: `the user with the number ${process.getuid?.()} has no name on this system` },
      error,
    )
  }
}

/** Whether the user may enter every folder above `path` and `path` itself. ACLs are ignored; a wrong “no” costs only a copy. */
export function canEnter(user: SystemUser | null, path: string): boolean {
  if (!user) return true
  const real = realpathSync(path)
  for (let step = real; ; step = dirname(step)) {
    if (!mayExecute(user, statSync(step))) return false
    if (step === dirname(step)) return true
  }
}

function mayExecute(user: SystemUser, { mode, uid, gid }: Stats): boolean {
  if (uid === user.uid) return (mode & 0o100) !== 0
  if (gid === user.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
