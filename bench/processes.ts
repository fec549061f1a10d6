/** Runs each measured or measuring part in its own process and calls it by messages. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

type WorkerRequest = { id: number; ask: string; input: unknown }
type WorkerResponse = { id: number; output?: unknown; error?: string }

export type Worker = {
  ask<Output>(name: string, input?: unknown): Promise<Output>
  stop(): Promise<void>
}

/** Starts a file of this folder that serves requests. */
export function startWorker(file: string, env: Record<string, string> = {}, execArgv: string[] = []): Worker {
  const child = fork(new URL(file, import.meta.url), { env: { ...process.env, ...env }, execArgv, serialization: 'advanced' })
  const waiting = new Map<number, { resolve(output: unknown): void; reject(error: Error): void }>()
  let questions = 0
  child.on('message', ({ id, output, error }: WorkerResponse) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) asked?.resolve(output)
    else asked?.reject(new Error(`${file}: ${error}`))
  })
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended with ${code}`))
  })
  return {
    ask<Output>(ask: string, input?: unknown) {
      const id = ++questions
      return new Promise<Output>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (output: unknown) => void, reject })
        child.send({ id, ask, input } satisfies WorkerRequest)
      })
    },
    stop: () => stopWorker(child),
  }
}

async function stopWorker(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

/** Serves requests by name in a worker process until the parent disconnects. */
export function serveRequests(handlers: Record<string, (input: never) => unknown>, close: () => Promise<unknown> = async () => {}): void {
  process.on('message', async ({ id, ask, input }: WorkerRequest) => {
    try {
      process.send?.({ id, output: await handlers[ask]?.(input as never) } satisfies WorkerResponse)
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies WorkerResponse)
    }
  })
  process.on('disconnect', () => close().finally(() => process.exit(0)))
}
