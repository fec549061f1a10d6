import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks at the terminal without showing what is typed. Null when there is no terminal. */
export async function askPassphrase(): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  process.stderr.write('Passphrase of the backup: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const line = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await line.question('')
  } finally {
    line.close()
    process.stderr.write('\n')
  }
}
