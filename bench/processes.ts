/** Every part that is measured, or measures, is a process of its own; they are asked and answer by messages. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

type Question = { id: number; ask: string; input: unknown }
type Answer = { id: number; output?: unknown; error?: string }

export type Worker = {
  ask<Output>(name: string, input?: unknown): Promise<Output>
  stop(): Promise<void>
}

/** Starts a file of this folder that calls `answer`. */
export function start(file: string, env: Record<string, string> = {}, execArgv: string[] = []): Worker {
  const child = fork(new URL(file, import.meta.url), { env: { ...process.env, ...env }, execArgv, serialization: 'advanced' })
  const waiting = new Map<number, { resolve(output: unknown): void; reject(error: Error): void }>()
  let questions = 0
  child.on('message', ({ id, output, error }: Answer) => {
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
        child.send({ id, ask, input } satisfies Question)
      })
    },
    stop: () => stop(child),
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

/** In a worker: answers questions by name, until whoever started it lets go. */
export function answer(handlers: Record<string, (input: never) => unknown>, close: () => Promise<unknown> = async () => {}): void {
  process.on('message', async ({ id, ask, input }: Question) => {
    try {
      process.send?.({ id, output: await handlers[ask]?.(input as never) } satisfies Answer)
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Answer)
    }
  })
  process.on('disconnect', () => close().finally(() => process.exit(0)))
}
