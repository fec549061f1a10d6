import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { cartQuery } from '#domains/cart/web/index.ts'
import { marketplacePath } from '#domains/marketplace/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Price } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** A summary of the cart. Hidden when it cannot be loaded; the cart itself shows the error. */
export default function CartCard() {
  const { t } = useTranslation()
  const source = useSource()
  const locale = useLocale()
  const { data: cart, isPending } = useQuery(cartQuery(source))
  if (isPending) return <Skeleton className="h-44 rounded-lg" />
  if (!cart) return null
  const count = cart.itemCount
  return (
    <section aria-labelledby="in-cart" className="flex h-full flex-col rounded-lg border bg-card p-5">
      <h2 id="in-cart" className="text-xs font-semibold text-muted-foreground">
        {t('app.dashboard.cart.title')}
      </h2>
      {count > 0 ? (
        <>
          <p className="mt-3 flex items-baseline justify-between gap-3">
            <span>{t('app.dashboard.cart.items', { count, shown: formatNumber(count, locale) })}</span>
            <span className="font-semibold">
              <Price money={cart.totals.total} />
            </span>
          </p>
          <ButtonLink to="/checkout" size="sm" className="mt-5">
            {t('app.dashboard.cart.checkout')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="mt-3">{t('app.dashboard.cart.empty')}</p>
          <ButtonLink to={marketplacePath()} look="secondary" size="sm" className="mt-5">
            {t('app.dashboard.cart.browse')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
