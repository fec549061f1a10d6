/** What every job needs: the shop, the processes, the duration and the number of rounds. */
import type pg from 'pg'
import { openConnection, type Reply } from './connection.ts'
import type { Aim } from './jobs.ts'
import type { Load } from './load.process.ts'
import { medianRun, type Run } from './measure.ts'
import type { Worker } from './processes.ts'
import { recordStatements, type Statement } from './record-statements.ts'
import type { Replay } from './replay.process.ts'
import type { Shop } from './shop.ts'

export type Bench = {
  connections: number
  seconds: number
  rounds: number
  shop: Shop
  pool: pg.Pool
  /** Ports of the measured Plaza, and of one in this process whose statements are recorded. */
  plazaPort: number
  recordedPort: number
  trivialPort: number
  load: Worker
  trivial: Worker
  replay: Worker
}

export type Result = { name: string; aim: Aim; bytes: number; statements: number | null; plaza: Run; trivial: Run; bare: Run | null }

/** The three measurements that are compared, each for some seconds. */
export type Contestants = {
  plaza(seconds: number): Promise<Run>
  trivial(seconds: number): Promise<Run>
  bare: ((seconds: number) => Promise<Run>) | null
}

const WARM_UP_SECONDS = 1.5
/** The warm-up takes at most as long as a measurement. */
export const warmUpSeconds = ({ seconds }: { seconds: number }) => Math.min(WARM_UP_SECONDS, seconds)

/** Runs the three in turn, several times, so that noise of the machine affects all alike. Returns the median of each. */
export async function compareWithBaselines(
  { seconds, rounds }: Bench,
  contest: Contestants,
): Promise<Pick<Result, 'plaza' | 'trivial' | 'bare'>> {
  const round = async (length: number) => ({
    plaza: await contest.plaza(length),
    trivial: await contest.trivial(length),
    bare: (await contest.bare?.(length)) ?? null,
  })
  await round(warmUpSeconds({ seconds }))
  const runs = []
  for (let index = 0; index < rounds; index += 1) runs.push(await round(seconds))
  const bare = runs.flatMap((run) => run.bare ?? [])
  return {
    plaza: medianRun(runs.map((run) => run.plaza)),
    trivial: medianRun(runs.map((run) => run.trivial)),
    bare: bare.length > 0 ? medianRun(bare) : null,
  }
}

export function runHttpLoad({ load, connections }: Bench, options: Omit<Load, 'connections'>): Promise<Run> {
  return load.ask<Run>('run', { connections, ...options } satisfies Load)
}

export function runStatementLoop({ replay, connections }: Bench, options: Omit<Replay, 'loops'>): Promise<Run> {
  return replay.ask<Run>('run', { loops: connections, ...options } satisfies Replay)
}

/** Configures the trivial server to answer with the same size, type and status. */
export async function configureTrivialServer({ trivial }: Bench, { status, head, body }: Reply): Promise<void> {
  await trivial.ask('set', { status, contentType: readHeader(head, 'content-type'), bytes: body.length })
}

/** Records the statements of each request, one request at a time. */
export async function recordRequests({ recordedPort }: Bench, requests: readonly string[]): Promise<Statement[][]> {
  const recordings: Statement[][] = []
  for (const request of requests) recordings.push(await recordStatements(() => sendOnce(recordedPort, request)))
  return recordings
}

/** Records reads of a process that has answered before, because its first list loads the whole listing index. */
export async function recordReads(bench: Bench, requests: readonly string[]): Promise<Statement[][]> {
  await sendOnce(bench.recordedPort, requests[0] ?? '')
  return recordRequests(bench, requests)
}

export async function sendOnce(port: number, request: string): Promise<Reply> {
  const connection = openConnection(port)
  try {
    return await connection.send(request)
  } finally {
    connection.close()
  }
}

export function readHeader(head: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}
