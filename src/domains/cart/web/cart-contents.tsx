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
import { PriceChanges } from './price-changes.tsx'
import { cartQuery } from './queries.ts'
import { QueuedItems } from './queued-items.tsx'
import { QuoteInCart } from './quote-lines.tsx'
import { SavedLines } from './saved-lines.tsx'
import { Totals } from './totals.tsx'

/** The contents of the cart page; `empty` is shown for an empty cart. */
export default function CartContents({ empty }: { empty: ReactNode }) {
  const { t } = useTranslation()
  const cart = useQuery(cartQuery(useSource()))
  const filled = cart.data && cart.data.lines.length > 0
  return (
    <>
      <QueuedItems lines={cart.data?.lines ?? []} />
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
  const { lines, saved, totals, quote } = cart
  return (
    <>
      <div className="mt-4 grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          {quote && <QuoteInCart quote={quote} />}
          <PriceChanges lines={lines} />
          <FreeShipping totals={totals} />
          <CartLines cart={cart} choosing />
          {!quote && <ClearCart lines={lines} />}
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

function Summary({ cart: { lines, codes, totals, quote } }: { cart: CartView }) {
  const { t } = useTranslation()
  const id = useId()
  const stuck = canCheckOut(lines)
  return (
    <section aria-labelledby={id} className="rounded-lg border bg-card p-5 lg:sticky lg:top-22">
      <h2 id={id} className="mb-4 text-lg font-semibold">
        {t('cart.summary')}
      </h2>
      {!quote && <CodeField codes={codes} />}
      <Totals totals={totals} lines={lines} rows={totals.rows} />
      <GoToCheckout lines={lines} className={stuck ? 'mt-5 max-lg:hidden' : 'mt-5'} />
    </section>
  )
}

/** Keeps the total and the checkout button visible on phones. */
function StickyTotal({ cart: { lines, totals } }: { cart: CartView }) {
  const { t } = useTranslation()
  if (!canCheckOut(lines)) return null
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

function canCheckOut(lines: CartView['lines']): boolean {
  return lines.every(({ notice }) => notice === null)
}
