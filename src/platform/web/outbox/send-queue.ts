/** Sends queued writes in order, from one tab at a time: at the start, when the connection or the user is back, and at intervals. */
import { errorCode, errorData } from '../failure.ts'
import { findNextWrite, isKeyExpired, type Outcome, QUEUED_TOO_LONG, rebaseFollowers, retryDelayMs, toOutcome } from './outbox.rules.ts'
import { onSendRequest, publishQueueChange, updateSendState } from './queue.ts'
import type { QueuedWrite } from './queued-write.ts'
import { resolveWriter } from './resolve-writer.ts'
import { deleteWrite, loadWrites, updateWrites } from './store.ts'
import { onWriterChange } from './writer.ts'

/** Sends a write to the server; rejects like an API call. */
export type Send = (write: QueuedWrite) => Promise<unknown>

/** The end of a round: the queue is empty, or its first write can't be sent now. */
type RoundEnd = 'empty' | Exclude<Outcome, { now: 'done' | 'refused' }>

const LOCK = 'plaza-outbox'

/** Sends until the returned function is called. Run it once per tab. */
export function startSending(send: Send): () => void {
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
    let end: RoundEnd = 'empty'
    try {
      end = await withOutboxLock(() => sendAll(send, forgetTries))
    } finally {
      updateSendState({ sending: false, needsLogin: end !== 'empty' && end.now === 'login' })
    }
    if (end === 'empty' || end.now === 'login') return
    timer = setTimeout(go, end.waitMs ?? retryDelayMs(tries, Math.random()))
    tries += 1
  }

  function go(): void {
    if (round) {
      again = true
      return
    }
    round = run()
      .catch((error: unknown) => console.info('could not send the queued writes', error))
      .finally(() => {
        round = null
        if (!again) return
        again = false
        go()
      })
  }

  const retryNow = () => {
    forgetTries()
    go()
  }
  const whenSeen = () => {
    if (document.visibilityState === 'visible') retryNow()
  }
  window.addEventListener('online', retryNow)
  document.addEventListener('visibilitychange', whenSeen)
  const stops = [onSendRequest(retryNow), onWriterChange(retryNow)]
  go()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', retryNow)
    document.removeEventListener('visibilitychange', whenSeen)
    for (const stop of stops) stop()
  }
}

/** Locks need a secure context. Without them, two tabs may send the same write, and its idempotency key makes it run once. */
async function withOutboxLock(work: () => Promise<RoundEnd>): Promise<RoundEnd> {
  if (!navigator.locks) return work()
  let end: RoundEnd = 'empty'
  await navigator.locks.request(LOCK, async () => {
    end = await work()
  })
  return end
}

async function sendAll(send: Send, onAnswer: () => void): Promise<RoundEnd> {
  for (;;) {
    const writer = await resolveWriter()
    const write = findNextWrite(await loadWrites(), writer)
    if (!write) return 'empty'
    updateSendState({ sending: true, needsLogin: false })
    const outcome = await sendOne(write, send)
    if (outcome.now === 'later' || outcome.now === 'login') return outcome
    onAnswer()
  }
}

async function sendOne(write: QueuedWrite, send: Send): Promise<Outcome> {
  if (isKeyExpired(write, Date.now())) return markRefused(write, { now: 'refused', refusal: { code: QUEUED_TOO_LONG, data: null } })
  const asked = { ...write, perhapsDone: true }
  if (!write.perhapsDone) await updateWrites([asked])
  try {
    const reply = await send(asked)
    await deleteWrite(write.place, (line) => rebaseFollowers(line, write, reply))
    await publishQueueChange('arrived')
    return { now: 'done' }
  } catch (error) {
    const outcome = toOutcome({ code: errorCode(error), data: errorData(error) }, asked)
    if (outcome.now === 'refused') return markRefused(asked, outcome)
    // An unauthenticated write was not executed.
    if (outcome.now === 'login' && !write.perhapsDone) await updateWrites([write])
    if (outcome.now === 'later' && outcome.breakdown) await updateWrites([{ ...asked, breakdowns: asked.breakdowns + 1 }])
    if (outcome.now === 'done') {
      await deleteWrite(write.place)
      await publishQueueChange('arrived')
    }
    return outcome
  }
}

async function markRefused(write: QueuedWrite, outcome: Extract<Outcome, { now: 'refused' }>): Promise<Outcome> {
  await updateWrites([{ ...write, refusal: outcome.refusal }])
  await publishQueueChange()
  return outcome
}
