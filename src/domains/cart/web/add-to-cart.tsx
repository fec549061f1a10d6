import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { type Addition, useAddLine } from './changes.ts'
import { setCartOpen } from './drawer-state.ts'
import type { Personalizing } from './personalizing.ts'
import { saveName } from './queued-names.ts'

type Props = Omit<Addition, 'personalization'> & {
  soldOut: boolean
  /** The name to show while the addition is queued offline. */
  name?: string
  /** Its fields, for a product that is personalized; null while they are being loaded. */
  personalizing?: Personalizing | null
}

/** Adds a variant to the cart and opens the cart (spec §4). `source` is the resource that led here. */
export function AddToCart({ variantId, quantity, source, soldOut, name, personalizing }: Props) {
  const { t } = useTranslation()
  const add = useAddLine()
  function send() {
    const personalization = personalizing?.collect()
    if (personalization === null) return
    add.send(
      { variantId, quantity, ...(personalization && { personalization }), ...(source && { source }) },
      () => {
        personalizing?.added()
        setCartOpen(true)
      },
      () => {
        personalizing?.added()
        if (name) saveName(variantId, name)
      },
      personalizing?.refused,
    )
  }
  return (
    <Button
      size="lg"
      className="grow basis-32 max-sm:px-3"
      busy={add.isPending}
      disabled={soldOut || personalizing === null}
      onClick={send}
    >
      {!add.isPending && !soldOut && <ShoppingBag aria-hidden className="size-5 max-sm:hidden" />}
      {soldOut ? t('cart.soldOut') : t('cart.add')}
    </Button>
  )
}
