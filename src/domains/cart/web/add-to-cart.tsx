import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { type Addition, useAddLine } from './changes.ts'
import { setCartOpen } from './drawer-state.ts'
import { rememberName } from './waiting-names.ts'

type Props = Addition & {
  soldOut: boolean
  /** What it is called while it waits without a connection. */
  name?: string
}

/** Puts a variant in the cart and opens it (spec §4). `source` is the subject that led here. */
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
          () => name && rememberName(variantId, name),
        )
      }
    >
      {!add.isPending && !soldOut && <ShoppingBag aria-hidden className="size-5 max-sm:hidden" />}
      {soldOut ? t('cart.soldOut') : t('cart.add')}
    </Button>
  )
}
