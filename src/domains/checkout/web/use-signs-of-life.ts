import { useEffect, useRef } from 'react'
import type { CheckoutView } from '../contract.ts'
import { useStay } from './queries.ts'

const AT_MOST_EVERY_MS = 60_000

/** Whoever types or taps on a page with goods held for them keeps them held, at most once a minute. */
export function useSignsOfLife(checkout: CheckoutView | null): void {
  const { mutate } = useStay()
  const last = useRef(Date.now())
  const id = checkout?.status === 'open' ? checkout.id : null
  useEffect(() => {
    if (id === null) return
    const sign = () => {
      if (Date.now() - last.current < AT_MOST_EVERY_MS) return
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
