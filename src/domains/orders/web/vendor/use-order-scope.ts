/**
 * State of a vendor's order page: the open dialog, and events of a conflicting change. An open dialog keeps the order that it was opened on,
 * although the page is refetched: otherwise somebody would decide about an order that changed unseen.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallContext } from '#platform/web/api.ts'
import { errorCode, errorData } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import type { OrderEvent, VendorOrderView } from '../../contract.ts'
import { findNewEvents } from './find-new-events.ts'
import { useOrderStep, type VendorApi, vendorOrderQuery } from './queries.ts'

export type DialogState =
  | { what: 'ship' | 'cancel' | 'refund' | 'propose' }
  | { what: 'track' | 'deliver'; parcelId: string }
  | { what: 'refuse' | 'receive'; returnId: string }

export type OrderScope = ReturnType<typeof useOrderScope>

export function useOrderScope(workspaceId: string, newest: VendorOrderView) {
  const source = useSource()
  const client = useQueryClient()
  const [asking, setAsking] = useState<DialogState | null>(null)
  const [missed, setMissed] = useState<readonly OrderEvent[]>([])
  const [kept, setKept] = useState<VendorOrderView | null>(null)
  const order = kept ?? newest

  /** Shows the current order and the events of the conflicting change. An open dialog stays. */
  function catchUp(current: VendorOrderView) {
    setMissed(findNewEvents(order, current))
    setKept((before) => before && current)
    client.setQueryData(vendorOrderQuery(source, workspaceId, order.number).queryKey, current)
  }

  return {
    workspaceId,
    order,
    asking,
    missed,
    catchUp,
    ask(dialog: DialogState) {
      setAsking(dialog)
      setKept(newest)
    },
    close() {
      setAsking(null)
      setKept(null)
    },
    seen: () => setMissed([]),
  }
}

export type SendStep<Input> = (api: VendorApi, input: Input, how: { context: CallContext }) => Promise<VendorOrderView>

/** Runs a step without input. A STALE failure closes its dialog and shows the conflict banner on the page. */
export function useStep<Input>({ workspaceId, catchUp, close, seen }: OrderScope, send: SendStep<Input>) {
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
          if (errorCode(failure) !== 'STALE') return
          close()
          catchUp((errorData(failure) as { current: VendorOrderView }).current)
        },
      })
    },
  }
}
