/**
 * Runs a program under the pinned Node so that neither process outlives the other: signals are forwarded, the exit code is returned, and
 * the IPC channel tells the program when this process was killed.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { root } from './root.mjs'

const PARENT_CHECK_MS = 500

/** `exited` resolves to the exit code. The environment overrides `env`. */
export function startUnderWatch(node, args, env = {}) {
  const child = spawn(node, args, { cwd: root, env: { ...env, ...process.env }, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const watch = watchNpm(() => child.kill('SIGTERM'))

  const exited = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      resolve(signal ? 128 + constants.signals[signal] : code)
    })
  })
  return { child, exited }
}

/** A killed npm leaves its scripts running, so they are stopped. A shell that started this directly may exit without stopping it. */
function watchNpm(onDeath) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined
  const ancestors = parents()
  const watch = setInterval(() => {
    if (parents() === ancestors) return
    clearInterval(watch)
    onDeath()
  }, PARENT_CHECK_MS)
  return watch
}

/** Some shells run between npm and its script and outlive npm; then the shell's parent changes. */
function parents() {
  const parent = process.ppid
  if (process.platform !== 'linux') return String(parent)
  try {
    const [, grandparent] = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return `${parent} ${grandparent}`
  } catch {
    return String(parent)
  }
}
