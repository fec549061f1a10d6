/** What every job needs: the shop, the processes, how long and how often. */
import type pg from 'pg'
import { openConnection, type Reply } from './connection.ts'
import type { Aim } from './jobs.ts'
import type { Load } from './load.process.ts'
import { medianOf, type Run } from './measure.ts'
import type { Worker } from './processes.ts'
import { type Statement, statementsOf } from './recording.ts'
import type { Replay } from './replay.process.ts'
import type { Shop } from './shop.ts'

export type Bench = {
  connections: number
  seconds: number
  rounds: number
  shop: Shop
  pool: pg.Pool
  /** The Plaza that is measured, and one inside this process whose statements are recorded. */
  plazaPort: number
  recordedPort: number
  trivialPort: number
  load: Worker
  trivial: Worker
  replay: Worker
}

export type Result = { name: string; aim: Aim; bytes: number; statements: number | null; plaza: Run; trivial: Run; bare: Run | null }

/** The three that are compared, each for some seconds. */
export type Contest = {
  plaza(seconds: number): Promise<Run>
  trivial(seconds: number): Promise<Run>
  bare: ((seconds: number) => Promise<Run>) | null
}

const WARM_UP_SECONDS = 1.5

/** Runs the three in turn, several times: noise of the machine hits all alike. Answers the median of each. */
export async function compare({ seconds, rounds }: Bench, contest: Contest): Promise<Pick<Result, 'plaza' | 'trivial' | 'bare'>> {
  const round = async (length: number) => ({
    plaza: await contest.plaza(length),
    trivial: await contest.trivial(length),
    bare: (await contest.bare?.(length)) ?? null,
  })
  await round(WARM_UP_SECONDS)
  const runs = []
  for (let index = 0; index < rounds; index += 1) runs.push(await round(seconds))
  const bare = runs.flatMap((run) => run.bare ?? [])
  return {
    plaza: medianOf(runs.map((run) => run.plaza)),
    trivial: medianOf(runs.map((run) => run.trivial)),
    bare: bare.length > 0 ? medianOf(bare) : null,
  }
}

export function http({ load, connections }: Bench, options: Omit<Load, 'connections'>): Promise<Run> {
  return load.ask<Run>('run', { connections, ...options } satisfies Load)
}

export function bareLoop({ replay, connections }: Bench, options: Omit<Replay, 'loops'>): Promise<Run> {
  return replay.ask<Run>('run', { loops: connections, ...options } satisfies Replay)
}

/** Makes the trivial server answer as much, of the same type. */
export async function imitate({ trivial }: Bench, { status, head, body }: Reply): Promise<void> {
  await trivial.ask('set', { status, contentType: headerOf(head, 'content-type'), bytes: body.length })
}

/** What each of these requests says to PostgreSQL, one request at a time. */
export async function record({ recordedPort }: Bench, requests: readonly string[]): Promise<Statement[][]> {
  const recordings: Statement[][] = []
  for (const request of requests) recordings.push(await statementsOf(() => once(recordedPort, request)))
  return recordings
}

export async function once(port: number, request: string): Promise<Reply> {
  const connection = openConnection(port)
  try {
    return await connection.send(request)
  } finally {
    connection.close()
  }
}

export function headerOf(head: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}
