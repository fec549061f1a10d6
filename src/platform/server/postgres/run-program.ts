/** Runs one of PostgreSQL's programs to its end. */
import { spawn } from 'node:child_process'
import type { SystemUser } from './system-user.ts'

export type Outcome = { code: number | null; output: string }

/** Named here and not inherited: without LANG initdb makes an SQL_ASCII database, and PG… variables would lead elsewhere. */
export const LOCALE = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'

/**
 * In a session of its own, so that a Ctrl-C meant for Plaza neither stops the server nor leaves a half-made cluster.
 * Resolves when the program ends, whatever its exit code.
 */
export function runProgram(path: string, args: readonly string[], user: SystemUser | null, folder: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      cwd: folder,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], HOME: folder, TZ: 'UTC', LANG: LOCALE, LC_ALL: LOCALE },
      ...(user ?? {}),
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
