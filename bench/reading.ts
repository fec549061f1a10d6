/** A job that changes nothing: the same requests and the same statements over and over. */
import { type Bench, bareLoop, compare, http, imitate, once, type Result, record } from './bench.ts'
import type { Reading } from './jobs.ts'

export async function measureReading(bench: Bench, job: Reading): Promise<Result> {
  const requests = await job.requests()
  const reply = await once(bench.plazaPort, requests[0] ?? '')
  if (reply.status !== job.status) throw new Error(`${job.name}: ${reply.status} ${reply.body.toString('utf8', 0, 500)}`)
  await imitate(bench, reply)
  if (job.cached) for (const request of requests) await once(bench.plazaPort, request)
  const recordings = job.cached ? null : await record(bench, requests)
  const load = (port: number) => (seconds: number) => http(bench, { port, seconds, requests, once: false, status: job.status })
  const figures = await compare(bench, {
    plaza: load(bench.plazaPort),
    trivial: load(bench.trivialPort),
    bare: recordings && ((seconds) => bareLoop(bench, { seconds, recordings, guests: null })),
  })
  return { name: job.name, aim: job.aim, bytes: reply.body.length, statements: recordings?.[0]?.length ?? null, ...figures }
}
