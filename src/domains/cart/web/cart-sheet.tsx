import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CartView } from '../contract.ts'
import { CartLines } from './cart-lines.tsx'
import { CART_BUTTON_ID, setCartOpen } from './drawer-state.ts'
import { FreeShipping } from './free-shipping.tsx'
import { cartQuery, useClearCart } from './queries.ts'
import { Totals } from './totals.tsx'

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
      {cart.isPending && <LinesSkeleton />}
      {cart.isLoadingError && <FailedNotice text={t('cart.loadFailed')} onRetry={() => void cart.refetch()} />}
      {cart.data && !filled && <EmptyCart />}
      {filled && (
        <>
          <FreeShipping totals={cart.data.totals} />
          <CartLines lines={cart.data.lines} />
          <ClearCart />
        </>
      )}
    </Sheet>
  )
}

function CartFooter({ cart: { lines, totals } }: { cart: CartView }) {
  const { t } = useTranslation()
  const blocked = lines.some(({ notice }) => notice !== null)
  return (
    <>
      <Totals totals={totals} />
      {blocked && <p className="mt-3 text-xs font-medium text-destructive">{t('cart.blocked')}</p>}
      {blocked ? (
        <Button size="lg" disabled className="mt-4 w-full">
          {t('cart.checkout')}
        </Button>
      ) : (
        <ButtonLink to="/checkout" size="lg" className="mt-4 w-full" onClick={() => setCartOpen(false)}>
          {t('cart.checkout')}
        </ButtonLink>
      )}
    </>
  )
}

function ClearCart() {
  const { t } = useTranslation()
  const clear = useClearCart()
  return (
    <div className="flex justify-end border-t py-2">
      <Button
        look="quiet"
        className="text-muted-foreground"
        busy={clear.isPending}
        onClick={() => clear.send(undefined, () => toast({ title: t('cart.cleared') }))}
      >
        {t('cart.clear')}
      </Button>
    </div>
  )
}

function EmptyCart() {
  const { t } = useTranslation()
  return (
    <Notice icon={ShoppingBag} title={t('cart.empty.title')} text={t('cart.empty.text')}>
      <ButtonLink to="/marketplace" onClick={() => setCartOpen(false)}>
        {t('cart.empty.browse')}
      </ButtonLink>
    </Notice>
  )
}

function LinesSkeleton() {
  return (
    <div className="space-y-5 py-6">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="size-20" />
          <div className="grow space-y-2 py-1">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
