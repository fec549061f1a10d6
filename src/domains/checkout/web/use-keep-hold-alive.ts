import { useEffect, useRef } from 'react'
import type { CheckoutView } from '../contract.ts'
import { useExtendHold } from './queries.ts'

const MIN_INTERVAL_MS = 60_000

/** Extends the stock hold while the shopper types or taps, at most once a minute. */
export function useKeepHoldAlive(checkout: CheckoutView | null): void {
  const { mutate } = useExtendHold()
  const last = useRef(Date.now())
  const id = checkout?.status === 'open' ? checkout.id : null
  useEffect(() => {
    if (id === null) return
    const sign = () => {
      if (Date.now() - last.current < MIN_INTERVAL_MS) return
      last.current = Date.now()
      mutate({ checkoutId: id })
    }
    addEventListener('keydown', sign)
    addEventListener('pointerdown', sign)
    return () => {
      removeEventListener('keydown', sign)
      removeEventListener('pointerdown', sign)
    }
  }, [id, mutate])
}
