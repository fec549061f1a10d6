/** Measures a write: each guest does it once, so every request and every replay is new. */
import { newId } from '#platform/shared/ids.ts'
import {
  type Bench,
  compareWithBaselines,
  configureTrivialServer,
  type Result,
  recordRequests,
  runHttpLoad,
  runStatementLoop,
  sendOnce,
} from './bench.ts'
import { type Buyer, createBuyers, fillCarts, waitUntilEventsDelivered } from './guests.ts'
import type { WriteJob } from './jobs.ts'

const RECORDED_REQUESTS = 400
/** More guests than a small machine serves; a run ends early when they are used up. */
const GUESTS_PER_SECOND = 2500
const LINES_BEFORE = 2

export async function measureWrite(bench: Bench, job: WriteJob): Promise<Result> {
  const { shop, pool, plazaPort, trivialPort } = bench
  const requestOf = ({ guestId, variantIds }: Buyer) => job.request(guestId, variantIds[LINES_BEFORE] ?? '')
  const buyersFor = async (seconds: number, like: readonly Buyer[] = []) => {
    const buyers = createBuyers(shop, Math.ceil(GUESTS_PER_SECOND * seconds), LINES_BEFORE + 1).map((buyer, index) => ({
      ...buyer,
      ...cartRequestsFor(like, index),
    }))
    await fillCarts(pool, buyers, LINES_BEFORE)
    return buyers
  }

  const examples = await buyersFor(Math.min(bench.seconds, RECORDED_REQUESTS / GUESTS_PER_SECOND))
  const firstNewId = newId('bench')
  const recordings = await recordRequests(bench, examples.map(requestOf))
  const [first] = await buyersFor(1 / GUESTS_PER_SECOND)
  const reply = await sendOnce(plazaPort, first ? requestOf(first) : '')
  if (reply.status !== job.status) throw new Error(`${job.name}: ${reply.status} ${reply.body.toString('utf8', 0, 500)}`)
  await configureTrivialServer(bench, reply)

  const figures = await compareWithBaselines(bench, {
    async plaza(seconds) {
      const requests = (await buyersFor(seconds)).map(requestOf)
      const run = await runHttpLoad(bench, { port: plazaPort, seconds, requests, once: true, status: job.status })
      await waitUntilEventsDelivered(pool)
      return run
    },
    trivial: (seconds) =>
      runHttpLoad(bench, { port: trivialPort, seconds, requests: examples.map(requestOf), once: false, status: job.status }),
    async bare(seconds) {
      const guests = (await buyersFor(seconds, examples)).map(({ guestId }) => guestId)
      const run = await runStatementLoop(bench, { seconds, recordings, firstNewId, guests })
      await waitUntilEventsDelivered(pool)
      return run
    },
  })
  return { name: job.name, aim: job.aim, bytes: reply.body.length, statements: recordings[0]?.length ?? null, ...figures }
}

/** The cart of the recorded example, which a replay repeats so that its statements find their rows. */
function cartRequestsFor(examples: readonly Buyer[], index: number): Partial<Buyer> {
  const example = examples[index % examples.length]
  return example ? { variantIds: example.variantIds } : {}
}
