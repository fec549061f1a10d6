import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CartView } from '#domains/cart/contract.ts'
import { cartOnDeliveryQuery, cartQuery } from '#domains/cart/web/index.ts'
import { errorCode, errorData } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import type { PaymentMethod } from '../../payments/contract.ts'

type Totals = CartView['totals']
/** `learn` takes the failure of an order. */
export type Pricing = { cart: CartView; learn: (error: unknown) => void }

/** Names of the discounts in a cart that leave out payment on delivery. */
export function prepaidDiscounts({ totals }: CartView): string[] {
  return totals.rows.flatMap((row) => (row.rule === 'promotion' && !row.onDelivery ? [row.name] : []))
}

/**
 * The cart at the prices that the order will have. They differ from the cart's own for payment on delivery, and where the server found out
 * from the email or the address that a discount doesn't apply: it then refused the order with the new totals, which `learn` stores for
 * the same purchase. `subject` identifies the purchase.
 */
export function usePricedCart(cart: CartView, method: PaymentMethod, subject: string): Pricing {
  const source = useSource()
  const at = useQuery(cartQuery(source)).dataUpdatedAt
  const differs = method === 'delivery' && prepaidDiscounts(cart).length > 0
  const onDelivery = useQuery({ ...cartOnDeliveryQuery(source, at), enabled: differs }).data
  const [learned, setLearned] = useState<{ about: string; totals: Totals } | null>(null)
  const priced = differs && onDelivery ? onDelivery : cart
  const about = `${subject} ${JSON.stringify(priced.totals)}`
  return useMemo(
    () => ({
      cart: learned?.about === about ? { ...priced, totals: learned.totals } : priced,
      learn: (error) => {
        if (errorCode(error) === 'TOTAL_CHANGED') setLearned({ about, totals: (errorData(error) as { totals: Totals }).totals })
      },
    }),
    [learned, about, priced],
  )
}
