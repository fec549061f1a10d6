import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { setCartOpen } from './drawer-state.ts'
import { type Addition, useAddLine } from './queries.ts'

/** Puts a variant in the cart and opens it (spec §4). */
export function AddToCart({ variantId, quantity, soldOut }: Addition & { soldOut: boolean }) {
  const { t } = useTranslation()
  const add = useAddLine()
  return (
    <Button
      size="lg"
      className="grow"
      busy={add.isPending}
      disabled={soldOut}
      onClick={() => add.send({ variantId, quantity }, () => setCartOpen(true))}
    >
      {!add.isPending && !soldOut && <ShoppingBag aria-hidden className="size-5" />}
      {soldOut ? t('cart.soldOut') : t('cart.add')}
    </Button>
  )
}
