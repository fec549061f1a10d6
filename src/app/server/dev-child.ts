/** Keeps the API of `npm run dev` running, anew after every change of what it is made of. */
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

/** Killed rather than asked: that loses nothing Plaza has acknowledged, and a restart stays under a second. */
export function keepApi(env: Record<string, string>, onRestart: () => void): DevChild {
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
    if (!file || !isServed(file)) return
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

/** Vite takes care of the rest. */
function isServed(file: string): boolean {
  const path = file.replaceAll('\\', '/')
  if (/\.test\.ts$|(^|\/)web\//.test(path) || /(^|\/)dev(-\w+)?\.ts$/.test(path)) return false
  return /\.(ts|sql)$/.test(path)
}
