/** A job that changes things: each guest does it once, so every request and every replay is a new one. */
import { type Bench, bareLoop, compare, http, imitate, once, type Result, record } from './bench.ts'
import { type Buyer, fillCarts, newBuyers, untilQuiet } from './guests.ts'
import type { Writing } from './jobs.ts'

const RECORDED = 400
/** More than a small machine does of any job; a run ends early when the guests are used up. */
const GUESTS_PER_SECOND = 2500
const LINES_BEFORE = 2

export async function measureWriting(bench: Bench, job: Writing): Promise<Result> {
  const { shop, pool, plazaPort, trivialPort } = bench
  const requestOf = ({ guestId, variantIds }: Buyer) => job.request(guestId, variantIds[LINES_BEFORE] ?? '')
  const buyersFor = async (seconds: number, like: readonly Buyer[] = []) => {
    const buyers = newBuyers(shop, Math.ceil(GUESTS_PER_SECOND * seconds), LINES_BEFORE + 1).map((buyer, index) => ({
      ...buyer,
      ...wishesOf(like, index),
    }))
    await fillCarts(pool, buyers, LINES_BEFORE)
    return buyers
  }

  const examples = (await buyersFor(RECORDED / GUESTS_PER_SECOND)).slice(0, RECORDED)
  const recordings = await record(bench, examples.map(requestOf))
  const [first] = await buyersFor(1 / GUESTS_PER_SECOND)
  const reply = await once(plazaPort, first ? requestOf(first) : '')
  if (reply.status !== job.status) throw new Error(`${job.name}: ${reply.status} ${reply.body.toString('utf8', 0, 500)}`)
  await imitate(bench, reply)

  const figures = await compare(bench, {
    async plaza(seconds) {
      const requests = (await buyersFor(seconds)).map(requestOf)
      const run = await http(bench, { port: plazaPort, seconds, requests, once: true, status: job.status })
      await untilQuiet(pool)
      return run
    },
    trivial: (seconds) => http(bench, { port: trivialPort, seconds, requests: examples.map(requestOf), once: false, status: job.status }),
    async bare(seconds) {
      const guests = (await buyersFor(seconds, examples)).map(({ guestId }) => guestId)
      const run = await bareLoop(bench, { seconds, recordings, guests })
      await untilQuiet(pool)
      return run
    },
  })
  return { name: job.name, aim: job.aim, bytes: reply.body.length, statements: recordings[0]?.length ?? null, ...figures }
}

/** The wishes of the example that a replay repeats, so that its statements find what they look for. */
function wishesOf(examples: readonly Buyer[], index: number): Partial<Buyer> {
  const example = examples[index % examples.length]
  return example ? { variantIds: example.variantIds } : {}
}
