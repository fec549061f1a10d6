import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import type { CartView } from '../contract.ts'
import { ClearCart, GoToCheckout } from './cart-actions.tsx'
import { CartLines } from './cart-lines.tsx'
import { LinesSkeleton } from './cart-skeleton.tsx'
import { CodeField } from './code-field.tsx'
import { CART_BUTTON_ID, setCartOpen } from './drawer-state.ts'
import { FreeShipping } from './free-shipping.tsx'
import { PriceChanges } from './price-changes.tsx'
import { cartQuery } from './queries.ts'
import { QueuedItems } from './queued-items.tsx'
import { QuoteInCart } from './quote-lines.tsx'
import { SavedLines } from './saved-lines.tsx'
import { Totals } from './totals.tsx'

const close = () => setCartOpen(false)

export default function CartSheet({ open }: { open: boolean }) {
  const { t } = useTranslation()
  const source = useSource()
  const locale = useLocale()
  const cart = useQuery(cartQuery(source))
  const filled = cart.data && cart.data.lines.length > 0
  return (
    <Sheet
      open={open}
      onOpenChange={setCartOpen}
      onReturnFocus={() => document.getElementById(CART_BUTTON_ID)?.focus()}
      title={
        filled ? t('cart.titleWith', { count: cart.data.itemCount, shown: formatNumber(cart.data.itemCount, locale) }) : t('cart.title')
      }
      description={t('cart.description')}
      footer={filled && <CartFooter cart={cart.data} />}
    >
      <QueuedItems lines={cart.data?.lines ?? []} />
      {cart.isPending && <LinesSkeleton />}
      {cart.isLoadingError && <FailedNotice text={t('cart.loadFailed')} onRetry={() => void cart.refetch()} />}
      {cart.data && !filled && <EmptyCart />}
      {filled && (
        <>
          <FreeShipping totals={cart.data.totals} />
          {cart.data.quote && <QuoteInCart quote={cart.data.quote} />}
          <PriceChanges lines={cart.data.lines} />
          <CartLines cart={cart.data} />
          {!cart.data.quote && <ClearCart lines={cart.data.lines} />}
        </>
      )}
      {cart.data && cart.data.saved.length > 0 && (
        <div className="border-t py-4">
          <SavedLines lines={cart.data.saved} />
        </div>
      )}
    </Sheet>
  )
}

function CartFooter({ cart: { lines, codes, totals, quote } }: { cart: CartView }) {
  const { t } = useTranslation()
  return (
    <>
      {!quote && <CodeField codes={codes} />}
      <Totals brief totals={totals} lines={lines} rows={totals.rows} />
      <GoToCheckout lines={lines} onGo={close} className="mt-4" />
      <ButtonLink to="/cart" look="quiet" className="mt-1 w-full" onClick={close}>
        {t('cart.view')}
      </ButtonLink>
    </>
  )
}

function EmptyCart() {
  const { t } = useTranslation()
  return (
    <Notice icon={ShoppingBag} title={t('cart.empty.title')} text={t('cart.empty.text')}>
      <ButtonLink to="/marketplace" onClick={close}>
        {t('cart.empty.browse')}
      </ButtonLink>
    </Notice>
  )
}
