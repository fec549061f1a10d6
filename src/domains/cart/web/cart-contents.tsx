import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Price } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import type { CartView } from '../contract.ts'
import { ClearCart, GoToCheckout } from './cart-actions.tsx'
import { CartLines } from './cart-lines.tsx'
import { LinesSkeleton } from './cart-skeleton.tsx'
import { CodeField } from './code-field.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { PriceNews } from './price-news.tsx'
import { cartQuery } from './queries.ts'
import { SavedLines } from './saved-lines.tsx'
import { Totals } from './totals.tsx'
import { WaitingGoods } from './waiting-goods.tsx'

/** The cart as a page of its own; `empty` is what stands there while nothing lies in it. */
export default function CartContents({ empty }: { empty: ReactNode }) {
  const { t } = useTranslation()
  const cart = useQuery(cartQuery(useSource()))
  const filled = cart.data && cart.data.lines.length > 0
  return (
    <>
      <WaitingGoods lines={cart.data?.lines ?? []} />
      {cart.isPending && <LinesSkeleton />}
      {cart.isLoadingError && <FailedNotice text={t('cart.loadFailed')} onRetry={() => void cart.refetch()} />}
      {filled && <Filled cart={cart.data} />}
      {cart.data && !filled && cart.data.saved.length > 0 && (
        <div className="mt-6 max-w-2xl rounded-lg border bg-card px-5 py-4">
          <SavedLines lines={cart.data.saved} />
        </div>
      )}
      {cart.data && !filled && empty}
    </>
  )
}

function Filled({ cart }: { cart: CartView }) {
  const { lines, saved, totals } = cart
  return (
    <>
      <div className="mt-4 grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <PriceNews lines={lines} />
          <FreeShipping totals={totals} />
          <CartLines cart={cart} choosing />
          <ClearCart lines={lines} />
          {saved.length > 0 && (
            <div className="mt-8 rounded-lg border bg-card px-5 py-4">
              <SavedLines lines={saved} />
            </div>
          )}
        </div>
        <Summary cart={cart} />
      </div>
      <StickyTotal cart={cart} />
    </>
  )
}

function Summary({ cart: { lines, codes, totals } }: { cart: CartView }) {
  const { t } = useTranslation()
  const id = useId()
  const stuck = canGoOn(lines)
  return (
    <section aria-labelledby={id} className="rounded-lg border bg-card p-5 lg:sticky lg:top-22">
      <h2 id={id} className="mb-4 text-lg font-semibold">
        {t('cart.summary')}
      </h2>
      <CodeField codes={codes} />
      <Totals totals={totals} rows={totals.rows} />
      <GoToCheckout lines={lines} className={stuck ? 'mt-5 max-lg:hidden' : 'mt-5'} />
    </section>
  )
}

/** On a phone the total and the way on stay at hand while the lines are looked through. */
function StickyTotal({ cart: { lines, totals } }: { cart: CartView }) {
  const { t } = useTranslation()
  if (!canGoOn(lines)) return null
  return (
    <div className="sticky bottom-0 z-30 mx-[calc(-1*clamp(1rem,4vw,3rem))] mt-6 flex items-center gap-4 border-t bg-background px-[clamp(1rem,4vw,3rem)] py-3 lg:hidden">
      <p className="min-w-0 grow">
        <span className="block text-xs text-muted-foreground">{t('cart.totals.total')}</span>
        <Price money={totals.total} className="font-semibold" />
      </p>
      <div className="w-44 shrink-0">
        <GoToCheckout lines={lines} />
      </div>
    </div>
  )
}

function canGoOn(lines: CartView['lines']): boolean {
  return lines.every(({ notice }) => notice === null)
}
