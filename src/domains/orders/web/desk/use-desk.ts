/** One order on a vendor's desk: what is being asked about it, and what somebody else did meanwhile. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallContext } from '#platform/web/api.ts'
import { codeOf, dataOf } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import type { OrderEvent, VendorOrderView } from '../../contract.ts'
import { missedBetween } from './missed.ts'
import { useOrderStep, type VendorApi, vendorOrderQuery } from './queries.ts'

export type Asking =
  | { what: 'ship' | 'cancel' | 'refund' }
  | { what: 'track' | 'deliver'; parcelId: string }
  | { what: 'refuse' | 'receive'; returnId: string }

export type Desk = ReturnType<typeof useDesk>

export function useDesk(workspaceId: string, order: VendorOrderView) {
  const source = useSource()
  const client = useQueryClient()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [missed, setMissed] = useState<readonly OrderEvent[]>([])

  /** Shows the order as it is now, and what it was that somebody did. */
  function catchUp(current: VendorOrderView) {
    setMissed(missedBetween(order, current))
    setAsking(null)
    client.setQueryData(vendorOrderQuery(source, workspaceId, order.number).queryKey, current)
  }

  return {
    ...{ workspaceId, order, asking, missed, catchUp },
    ask: setAsking,
    close: () => setAsking(null),
    seen: () => setMissed([]),
  }
}

type Send<Input> = (api: VendorApi, input: Input, how: { context: CallContext }) => Promise<VendorOrderView>

/** A step taken at the desk. When the order has moved on since it was looked at, it is not taken, and the desk says so. */
export function useStep<Input>({ workspaceId, catchUp, seen }: Desk, send: Send<Input>) {
  const { mutate, error, isPending } = useOrderStep(workspaceId, send)
  const stale = error !== null && codeOf(error) === 'STALE'
  return {
    isPending,
    error: stale ? null : error,
    take(input: Input, onDone: (order: VendorOrderView) => void) {
      mutate(input, {
        onSuccess(order) {
          seen()
          onDone(order)
        },
        onError(failure) {
          if (codeOf(failure) === 'STALE') catchUp((dataOf(failure) as { current: VendorOrderView }).current)
        },
      })
    },
  }
}
