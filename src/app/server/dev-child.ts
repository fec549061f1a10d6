/** Runs the API of `npm run dev` in a child process and restarts it when its sources change. */
import { type ChildProcess, fork } from 'node:child_process'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'

const API = fileURLToPath(new URL('./dev-api.ts', import.meta.url))
const SOURCE = fileURLToPath(new URL('../../', import.meta.url))

/** Editors write a file in several steps. */
const SETTLE_MS = 40

export type DevChild = {
  /** Resolves when the API of the newest sources answers. */
  ready(): Promise<void>
  stop(): void
}

/** The child is killed, not stopped: no acknowledged write is lost, and a restart takes less than a second. */
export function startDevApi(env: Record<string, string>, onRestart: () => void): DevChild {
  let child: ChildProcess | null = null
  let ready = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined

  function start(): void {
    child = fork(API, { env: { ...process.env, ...env }, execArgv: [] })
    child.once('message', () => ready.resolve())
  }

  function restart(): void {
    onRestart()
    ready.resolve()
    ready = Promise.withResolvers<void>()
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      start()
      return
    }
    child.once('exit', start)
    child.kill('SIGKILL')
  }

  const watcher = watch(SOURCE, { recursive: true }, (_event, file) => {
    if (!file || !isServerSource(file)) return
    clearTimeout(timer)
    timer = setTimeout(restart, SETTLE_MS)
  })
  start()
  return {
    async ready() {
      for (let awaited: typeof ready | null = null; awaited !== ready; ) {
        awaited = ready
        await awaited.promise
      }
    },
    stop() {
      watcher.close()
      clearTimeout(timer)
      child?.kill('SIGKILL')
    },
  }
}

/** Vite reloads the other files. */
function isServerSource(file: string): boolean {
  const path = file.replaceAll('\\', '/')
  if (/\.test\.ts$|(^|\/)web\//.test(path) || /(^|\/)dev(-\w+)?\.ts$/.test(path)) return false
  return /\.(ts|sql)$/.test(path)
}
