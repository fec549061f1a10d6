/** Starts and kills Plazas in their own processes. */
import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A statement of the checkout's transaction, counted from its first, and the side of it. */
export type KillPoint = { statement: number; when: 'before' | 'after' }
/** The first statement with these words in any transaction, and the side of it. */
export type StatementKillPoint = { words: string; when: 'before' | 'after' }
export type ChildMessage = { url?: string; checkoutTook?: number; started?: string }

export type PlazaProcess = {
  url: string
  /** The number of statements of the last checkout. */
  checkoutTook(): number
  /** Resolves when the task with this mark has begun. */
  started(mark: string): Promise<void>
  /** Resolves to the signal that ended the process. */
  gone: Promise<string | null>
  kill(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a process for each option and calls `use` with it; the next one starts while it runs. */
export async function forEachProcess<T>(
  options: readonly T[],
  start: (option: T) => Promise<PlazaProcess>,
  use: (process: PlazaProcess, option: T) => Promise<void>,
): Promise<void> {
  const [first, ...others] = options
  if (first === undefined) return
  let next: Promise<PlazaProcess> | null = start(first)
  try {
    for (const [index, option] of options.entries()) {
      const current: PlazaProcess = await (next as Promise<PlazaProcess>)
      const following = others[index]
      next = following === undefined ? null : start(following)
      await use(current, option)
    }
  } finally {
    await next?.then((unused) => unused.kill())
  }
}

const CHILD = fileURLToPath(new URL('./plaza-process.ts', import.meta.url))

export async function startPlazaProcess(options: {
  databaseUrl: string
  killAt?: KillPoint | null
  dieAt?: StatementKillPoint | null
  slowTask?: boolean
}): Promise<PlazaProcess> {
  // A killed process cannot delete its folder, so the test does.
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-kill-'))
  const child: ChildProcess = fork(CHILD, [JSON.stringify({ dataDir, killAt: null, dieAt: null, slowTask: false, ...options })], {
    execArgv: [],
    stdio: ['ignore', process.env['PLAZA_KILL_LOG'] ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  })
  const words = new EventEmitter()
  const marks = new Set<string>()
  let took = 0
  child.on('message', (word: ChildMessage) => {
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
