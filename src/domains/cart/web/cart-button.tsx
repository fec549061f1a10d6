import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { preloadModule } from '#platform/web/preload-module.ts'
import { useSource } from '#platform/web/source.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { loadDrawer } from './cart-drawer.tsx'
import { CART_BUTTON_ID, setCartOpen } from './drawer-state.ts'
import { onOtherTabChange } from './other-tabs.ts'
import { cartQuery, invalidateCart } from './queries.ts'

export function CartButton() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const source = useSource()
  const locale = useLocale()
  const count = useQuery(cartQuery(source)).data?.itemCount ?? 0
  const shown = formatNumber(count, locale)
  useEffect(() => onOtherTabChange(() => void invalidateCart(client)), [client])
  return (
    <IconButton
      id={CART_BUTTON_ID}
      label={count > 0 ? t('cart.openWith', { count, shown }) : t('cart.open')}
      aria-haspopup="dialog"
      onPointerEnter={() => preloadModule(loadDrawer)}
      onClick={() => setCartOpen(true)}
    >
      <ShoppingBag aria-hidden className="size-5" />
      {count > 0 && (
        <span
          key={count}
          aria-hidden
          className="absolute end-0.5 top-0.5 flex h-5 min-w-5 animate-rise items-center justify-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-bold text-primary-foreground tabular-nums"
        >
          {shown}
        </span>
      )}
    </IconButton>
  )
}
