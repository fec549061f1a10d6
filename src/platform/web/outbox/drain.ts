/** Sends what waits, in order, from one tab at a time: at the start, when the connection or the person is back, and now and then. */
import { codeOf, dataOf } from '../failure.ts'
import { onNudge, tellChanged, tellSending } from './line.ts'
import { followersOf, isTooOld, nextOf, type Outcome, outcomeOf, pauseMs, WAITED_TOO_LONG } from './outbox.rules.ts'
import { settledWriter } from './settled-writer.ts'
import { allWrites, change, finish } from './store.ts'
import type { WaitingWrite } from './write.ts'
import { onOtherWriter } from './writer.ts'

/** Asks Plaza for it; answers the reply, rejects as calls do. */
export type Send = (write: WaitingWrite) => Promise<unknown>

/** How a round ended: nothing is left to send, or the first thing that is left has to wait. */
type End = 'empty' | Exclude<Outcome, { now: 'done' | 'refused' }>

const LOCK = 'plaza-outbox'

/** Until it is stopped. One of it in a tab. */
export function keepSending(send: Send): () => void {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let round: Promise<void> | null = null
  let again = false

  const forgetTries = () => {
    tries = 0
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (!navigator.onLine) return
    let end: End = 'empty'
    try {
      end = await alone(() => sendAll(send, forgetTries))
    } finally {
      tellSending({ sending: false, needsLogin: end !== 'empty' && end.now === 'login' })
    }
    if (end === 'empty' || end.now === 'login') return
    timer = setTimeout(go, end.waitMs ?? pauseMs(tries, Math.random()))
    tries += 1
  }

  function go(): void {
    if (round) {
      again = true
      return
    }
    round = run()
      .catch((error: unknown) => console.info('what waits could not be sent', error))
      .finally(() => {
        round = null
        if (!again) return
        again = false
        go()
      })
  }

  const anew = () => {
    forgetTries()
    go()
  }
  const whenSeen = () => {
    if (document.visibilityState === 'visible') anew()
  }
  window.addEventListener('online', anew)
  document.addEventListener('visibilitychange', whenSeen)
  const stops = [onNudge(anew), onOtherWriter(anew)]
  go()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', anew)
    document.removeEventListener('visibilitychange', whenSeen)
    for (const stop of stops) stop()
  }
}

/** A page that was not loaded securely has no locks: there two tabs may ask twice, which their keys make once. */
async function alone(work: () => Promise<End>): Promise<End> {
  if (!navigator.locks) return work()
  let end: End = 'empty'
  await navigator.locks.request(LOCK, async () => {
    end = await work()
  })
  return end
}

async function sendAll(send: Send, onAnswer: () => void): Promise<End> {
  for (;;) {
    const writer = await settledWriter()
    const write = nextOf(await allWrites(), writer)
    if (!write) return 'empty'
    tellSending({ sending: true, needsLogin: false })
    const outcome = await sendOne(write, send)
    if (outcome.now === 'later' || outcome.now === 'login') return outcome
    onAnswer()
  }
}

async function sendOne(write: WaitingWrite, send: Send): Promise<Outcome> {
  if (isTooOld(write, Date.now())) return refuse(write, { now: 'refused', refusal: { code: WAITED_TOO_LONG, data: null } })
  const asked = { ...write, perhapsDone: true }
  if (!write.perhapsDone) await change([asked])
  try {
    const reply = await send(asked)
    await finish(write.place, (line) => followersOf(line, write, reply))
    await tellChanged('arrived')
    return { now: 'done' }
  } catch (error) {
    const outcome = outcomeOf({ code: codeOf(error), data: dataOf(error) }, asked)
    if (outcome.now === 'refused') return refuse(asked, outcome)
    // Who is not let in has done nothing.
    if (outcome.now === 'login' && !write.perhapsDone) await change([write])
    if (outcome.now === 'later' && outcome.breakdown) await change([{ ...asked, breakdowns: asked.breakdowns + 1 }])
    if (outcome.now === 'done') {
      await finish(write.place)
      await tellChanged('arrived')
    }
    return outcome
  }
}

async function refuse(write: WaitingWrite, outcome: Extract<Outcome, { now: 'refused' }>): Promise<Outcome> {
  await change([{ ...write, refusal: outcome.refusal }])
  await tellChanged()
  return outcome
}
