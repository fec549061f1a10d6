/** Keeps a write on this device. Loaded ahead, used when there is no connection. */
import { ORPCError } from '@orpc/client'
import { nudge, tellKept } from './line.ts'
import { markHolding } from './mark.ts'
import { nextOf } from './outbox.rules.ts'
import { settledWriter } from './settled-writer.ts'
import { allWrites, append } from './store.ts'
import type { NewWrite } from './write.ts'

type Wish = Pick<NewWrite, 'id' | 'operation' | 'input' | 'workspace'>

/** Answers how the call ends: KEPT once the write is on the disk, else NOT_KEPT. */
export async function keep(wish: Wish, { perhapsDone }: { perhapsDone: boolean }): Promise<ORPCError<'KEPT' | 'NOT_KEPT', unknown>> {
  try {
    await append({ ...wish, writer: await settledWriter(), keptAt: Date.now(), perhapsDone })
  } catch (error) {
    console.info('a write was not kept', error)
    return new ORPCError('NOT_KEPT')
  }
  if (!markHolding(true)) void navigator.storage?.persist?.().catch(() => undefined)
  tellKept()
  return new ORPCError('KEPT')
}

/** Throws KEPT when something of this writer still has to be sent first; else the way is free. */
export async function keepBehind(wish: Wish): Promise<void> {
  const line = await allWrites().catch(() => [])
  if (line.length === 0) markHolding(false)
  if (!nextOf(line, await settledWriter())) return
  const ended = await keep(wish, { perhapsDone: false })
  nudge()
  throw ended
}
