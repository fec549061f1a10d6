import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { type Addition, useAddLine } from './changes.ts'
import { setCartOpen } from './drawer-state.ts'
import { saveName } from './queued-names.ts'

type Props = Addition & {
  soldOut: boolean
  /** The name to show while the addition is queued offline. */
  name?: string
}

/** Adds a variant to the cart and opens the cart (spec §4). `source` is the resource that led here. */
export function AddToCart({ variantId, quantity, source, soldOut, name }: Props) {
  const { t } = useTranslation()
  const add = useAddLine()
  const line = { variantId, quantity, ...(source && { source }) }
  return (
    <Button
      size="lg"
      className="grow basis-32 max-sm:px-3"
      busy={add.isPending}
      disabled={soldOut}
      onClick={() =>
        add.send(
          line,
          () => setCartOpen(true),
          () => name && saveName(variantId, name),
        )
      }
    >
      {!add.isPending && !soldOut && <ShoppingBag aria-hidden className="size-5 max-sm:hidden" />}
      {soldOut ? t('cart.soldOut') : t('cart.add')}
    </Button>
  )
}
