/** Cart additions queued offline on this device. */
import { useEffect, useState } from 'react'
import type { QueuedWrite } from '#platform/web/outbox/queued-write.ts'
import { findName } from './queued-names.ts'

export type QueuedLine = { variantId: string; quantity: number /** Null when this tab does not know the name. */; name: string | null }

/** Queued additions, one per variant. */
export function useQueuedLines(): QueuedLine[] {
  const writes = useQueuedWrites()
  const additions = writes.flatMap(({ operation, input, refusal }) =>
    operation === 'cart.addLine' && !refusal && isAddition(input) ? [input] : [],
  )
  return [...Map.groupBy(additions, ({ variantId }) => variantId)].map(([variantId, own]) => ({
    variantId,
    quantity: own.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
    name: findName(variantId),
  }))
}

/** The outbox exists only in browsers and loads with the client script; server rendering has none. */
function useQueuedWrites(): readonly QueuedWrite[] {
  const [writes, setWrites] = useState<readonly QueuedWrite[]>([])
  useEffect(() => {
    let over = false
    let stop: (() => void) | undefined
    void import('#platform/web/outbox/queue.ts')
      .then(({ outboxQueue }) => {
        if (over) return
        const show = () => setWrites(outboxQueue.current().writes)
        stop = outboxQueue.subscribe(show)
        show()
      })
      .catch(() => undefined)
    return () => {
      over = true
      stop?.()
    }
  }, [])
  return writes
}

function isAddition(input: unknown): input is { variantId: string; quantity?: number } {
  return typeof input === 'object' && input !== null && 'variantId' in input && typeof input.variantId === 'string'
}
