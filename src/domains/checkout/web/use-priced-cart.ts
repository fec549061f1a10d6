import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CartView } from '#domains/cart/contract.ts'
import { cartQuery, pricedCartQuery } from '#domains/cart/web/index.ts'
import { isPostalCodeValid } from '#platform/shared/postal-code.ts'
import { errorCode, errorData } from '#platform/web/failure.ts'
import type { AddressValues } from '#platform/web/inputs/address-values.ts'
import { useSource } from '#platform/web/source.ts'
import { useDebounced } from '#platform/web/use-debounced.ts'
import type { PaymentMethod } from '../../payments/contract.ts'

type Totals = CartView['totals']
/** `learn` takes the failure of an order. */
export type Pricing = { cart: CartView; learn: (error: unknown) => void }

/** Names of the discounts in a cart that leave out payment on delivery. */
export function prepaidDiscounts({ totals }: CartView): string[] {
  return totals.rows.flatMap((row) => (row.rule === 'promotion' && !row.onDelivery ? [row.name] : []))
}

const TYPING_MS = 400

function hasZones({ deliveries }: CartView): boolean {
  return deliveries.some(({ methods }) => methods.some(({ zones }) => zones.length > 0))
}

/** What is known of the address. A postal code counts once it is complete. */
function destinationOf({ country, region, postalCode }: AddressValues): { country?: string; region?: string; postalCode?: string } {
  if (!country) return {}
  const code = (postalCode ?? '').trim()
  return { country, region: (region ?? '').trim(), ...(isPostalCodeValid(code, country) && { postalCode: code }) }
}

/**
 * The cart at the prices that the order will have. They differ from the cart's own for payment on delivery, where
 * delivery costs by zone, and where the server found out
 * from the email or the address that a discount doesn't apply: it then refused the order with the new totals, which `learn` stores for
 * the same purchase. `subject` identifies the purchase.
 */
export function usePricedCart(cart: CartView, method: PaymentMethod, to: AddressValues, subject: string): Pricing {
  const source = useSource()
  const at = useQuery(cartQuery(source)).dataUpdatedAt
  const leavesOut = method === 'delivery' && prepaidDiscounts(cart).length > 0
  const destination = useDebounced(JSON.stringify(hasZones(cart) ? destinationOf(to) : {}), TYPING_MS)
  const differs = leavesOut || destination !== '{}'
  const terms = { ...JSON.parse(destination), ...(leavesOut && { payment: 'delivery' as const }) }
  const forOrder = useQuery({ ...pricedCartQuery(source, at, terms), enabled: differs }).data
  const [learned, setLearned] = useState<{ about: string; totals: Totals } | null>(null)
  const priced = differs && forOrder ? forOrder : cart
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
