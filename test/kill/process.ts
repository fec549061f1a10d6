/** Starts and ends Plazas in processes of their own. */
import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A statement of the checkout's transaction, counted from its first, and which side of it. */
export type KillPoint = { statement: number; when: 'before' | 'after' }
/** The first statement, in any transaction, with these words, and which side of it. */
export type DeathPoint = { words: string; when: 'before' | 'after' }
export type Told = { url?: string; checkoutTook?: number; started?: string }

export type PlazaProcess = {
  url: string
  /** What it told since: how many statements the last checkout took. */
  checkoutTook(): number
  /** Resolves when the task with this mark has begun. */
  started(mark: string): Promise<void>
  /** Resolves to the signal it died of. */
  gone: Promise<string | null>
  kill(signal?: NodeJS.Signals): Promise<void>
}

const CHILD = fileURLToPath(new URL('./plaza-process.ts', import.meta.url))

export async function startPlazaProcess(options: {
  databaseUrl: string
  killAt?: KillPoint | null
  dieAt?: DeathPoint | null
  slowTask?: boolean
}): Promise<PlazaProcess> {
  // Whoever is killed removes nothing.
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-kill-'))
  const child: ChildProcess = fork(CHILD, [JSON.stringify({ dataDir, killAt: null, dieAt: null, slowTask: false, ...options })], {
    execArgv: [],
    stdio: ['ignore', process.env['PLAZA_KILL_LOG'] ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  })
  const words = new EventEmitter()
  const marks = new Set<string>()
  let took = 0
  child.on('message', (word: Told) => {
    if (word.checkoutTook) took = word.checkoutTook
    if (word.started) marks.add(word.started)
    if (word.url) words.emit('url', word.url)
    if (word.started) words.emit(`started ${word.started}`)
  })
  const gone = new Promise<string | null>((resolve) =>
    child.once('exit', (_code, signal) => {
      rmSync(dataDir, { recursive: true, force: true })
      resolve(signal)
    }),
  )
  const [url] = (await Promise.race([
    once(words, 'url'),
    gone.then((signal) => Promise.reject(new Error(`Plaza did not start (${signal})`))),
  ])) as [string]
  return {
    url,
    gone,
    checkoutTook: () => took,
    async started(mark) {
      if (!marks.has(mark)) await once(words, `started ${mark}`)
    },
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await gone
    },
  }
}
