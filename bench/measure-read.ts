/** Measures a read: the same requests and statements over and over. */
import {
  type Bench,
  compareWithBaselines,
  configureTrivialServer,
  type Result,
  recordReads,
  runHttpLoad,
  runStatementLoop,
  sendOnce,
} from './bench.ts'
import type { ReadJob } from './jobs.ts'

export async function measureRead(bench: Bench, job: ReadJob): Promise<Result> {
  const requests = await job.requests()
  const reply = await sendOnce(bench.plazaPort, requests[0] ?? '')
  if (reply.status !== job.status) throw new Error(`${job.name}: ${reply.status} ${reply.body.toString('utf8', 0, 500)}`)
  await configureTrivialServer(bench, reply)
  if (job.cached) for (const request of requests) await sendOnce(bench.plazaPort, request)
  const recordings = job.cached ? null : await recordReads(bench, requests)
  const load = (port: number) => (seconds: number) => runHttpLoad(bench, { port, seconds, requests, once: false, status: job.status })
  const figures = await compareWithBaselines(bench, {
    plaza: load(bench.plazaPort),
    trivial: load(bench.trivialPort),
    bare: recordings && ((seconds) => runStatementLoop(bench, { seconds, recordings, firstNewId: '', guests: null })),
  })
  return { name: job.name, aim: job.aim, bytes: reply.body.length, statements: recordings?.[0]?.length ?? null, ...figures }
}
