/** What was put into the cart without a connection, as it waits on this device. */
import { useEffect, useState } from 'react'
import type { WaitingWrite } from '#platform/web/outbox/write.ts'
import { nameOf } from './waiting-names.ts'

export type WaitingLine = { variantId: string; quantity: number /** Null where this tab does not know it. */; name: string | null }

/** Additions that were not sent yet, one a variant. */
export function useWaitingLines(): WaitingLine[] {
  const writes = useWaitingWrites()
  const additions = writes.flatMap(({ operation, input, refusal }) =>
    operation === 'cart.addLine' && !refusal && isAddition(input) ? [input] : [],
  )
  return [...Map.groupBy(additions, ({ variantId }) => variantId)].map(([variantId, own]) => ({
    variantId,
    quantity: own.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
    name: nameOf(variantId),
  }))
}

/** The outbox is a thing of browsers and comes with what goes on beside every page: a document has none. */
function useWaitingWrites(): readonly WaitingWrite[] {
  const [writes, setWrites] = useState<readonly WaitingWrite[]>([])
  useEffect(() => {
    let over = false
    let stop: (() => void) | undefined
    void import('#platform/web/outbox/line.ts')
      .then(({ outboxLine }) => {
        if (over) return
        const show = () => setWrites(outboxLine.current().writes)
        stop = outboxLine.subscribe(show)
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
