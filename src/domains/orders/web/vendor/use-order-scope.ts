/** State of a vendor's order page: the open dialog, and events of a conflicting change. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallContext } from '#platform/web/api.ts'
import { errorCode, errorData } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import type { OrderEvent, VendorOrderView } from '../../contract.ts'
import { findNewEvents } from './find-new-events.ts'
import { useOrderStep, type VendorApi, vendorOrderQuery } from './queries.ts'

export type DialogState =
  | { what: 'ship' | 'cancel' | 'refund' }
  | { what: 'track' | 'deliver'; parcelId: string }
  | { what: 'refuse' | 'receive'; returnId: string }

export type OrderScope = ReturnType<typeof useOrderScope>

export function useOrderScope(workspaceId: string, order: VendorOrderView) {
  const source = useSource()
  const client = useQueryClient()
  const [asking, setAsking] = useState<DialogState | null>(null)
  const [missed, setMissed] = useState<readonly OrderEvent[]>([])

  /** Shows the current order and the events of the conflicting change. */
  function catchUp(current: VendorOrderView) {
    setMissed(findNewEvents(order, current))
    setAsking(null)
    client.setQueryData(vendorOrderQuery(source, workspaceId, order.number).queryKey, current)
  }

  return {
    workspaceId,
    order,
    asking,
    missed,
    catchUp,
    ask: setAsking,
    close: () => setAsking(null),
    seen: () => setMissed([]),
  }
}

type Send<Input> = (api: VendorApi, input: Input, how: { context: CallContext }) => Promise<VendorOrderView>

/** Runs a mutation of the order. On a STALE failure it shows the conflict banner instead. */
export function useStep<Input>({ workspaceId, catchUp, seen }: OrderScope, send: Send<Input>) {
  const { mutate, error, isPending } = useOrderStep(workspaceId, send)
  const stale = error !== null && errorCode(error) === 'STALE'
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
          if (errorCode(failure) === 'STALE') catchUp((errorData(failure) as { current: VendorOrderView }).current)
        },
      })
    },
  }
}
