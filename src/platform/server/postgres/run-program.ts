/** Runs one of PostgreSQL's programs. */
import { spawn } from 'node:child_process'
import type { SystemUser } from './system-user.ts'

export type Outcome = { code: number | null; output: string }

/** Not inherited: without LANG, initdb creates an SQL_ASCII database, and inherited PG… variables could select another server. */
export const LOCALE = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'

/**
 * The program runs in its own session, so that Ctrl-C in Plaza's terminal neither stops the server nor interrupts the creation of
 * a cluster. Resolves when the program ends, whatever its exit code.
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
